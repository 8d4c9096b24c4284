import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/desk-account';
import type { DeskApi } from '../../calls.ts';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';

/** Asks once more who is at the desk, before money moves: the code where there is a second factor, else the password. */
export function ProveDialog({
  api,
  byCode,
  onClose,
}: {
  api: DeskApi;
  byCode: boolean;
  /** Told whether the proof was given. */
  onClose: (proved: boolean) => void;
}) {
  const [given, setGiven] = useState('');
  const proved = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  // The dialog itself would begin at its close button.
  useEffect(() => input.current?.focus(), []);
  const name = byCode ? 'code' : 'password';
  const field = {
    name,
    value: given,
    ref: input,
    onChange: ({ target }: { target: { value: string } }) => setGiven(target.value),
  };
  return (
    <FormDialog
      title={m.confirm_its_you()}
      doing={m.confirm()}
      asked={{ [name]: given }}
      check={() => (given.trim() ? null : { [name]: byCode ? m.enter_code() : m.enter_password() })}
      work={async () => {
        const answer = await api.deskAccount.prove({ [name]: given });
        proved.current = true;
        return answer;
      }}
      onClose={() => onClose(proved.current)}
      onDone={() => {}}
    >
      {(faults) => (
        <>
          <p>{m.why_asked()}</p>
          {byCode ? (
            <TextField
              label={m.code()}
              hint={m.code_hint()}
              autoComplete="one-time-code"
              error={faults.code}
              {...field}
            />
          ) : (
            <PasswordField
              label={m.password()}
              autoComplete="current-password"
              error={faults.password}
              {...field}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
