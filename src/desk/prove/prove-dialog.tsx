import { useEffect, useRef } from 'react';
import * as m from '#messages/desk-account';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useDesk } from '../session.tsx';

/**
 * Asks for the user's code, or password if they have no second factor, before money moves.
 * @param onClose told whether the proof was given
 */
export function ProveDialog({ onClose }: { onClose: (proved: boolean) => void }) {
  const { api, staff } = useDesk();
  const isProved = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  // The dialog would otherwise focus its close button.
  useEffect(() => input.current?.focus(), []);
  const name = staff.secondFactor ? 'code' : 'password';
  return (
    <FormDialog
      about={null}
      title={m.confirm_its_you()}
      doing={m.confirm()}
      start={{ code: '', password: '' }}
      check={(text) =>
        text[name].trim() ? null : { [name]: name === 'code' ? m.enter_code() : m.enter_password() }
      }
      work={async (text) => {
        const answer = await api.deskAccount.prove({ [name]: text[name] });
        isProved.current = true;
        return answer;
      }}
      onClose={() => onClose(isProved.current)}
      onDone={() => {}}
    >
      {({ text }) => (
        <>
          <p>{m.why_asked()}</p>
          {name === 'code' ? (
            <TextField
              ref={input}
              label={m.code()}
              hint={m.code_hint()}
              autoComplete="one-time-code"
              {...text('code')}
            />
          ) : (
            <PasswordField
              ref={input}
              label={m.password()}
              autoComplete="current-password"
              {...text('password')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
