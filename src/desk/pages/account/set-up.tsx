import * as m from '#messages/desk-account';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import styles from './account.module.css';

export type SetUpData = Awaited<ReturnType<DeskApi['deskAccount']['startSecondFactor']>>;

/** The QR code, the key to type instead, and the field for the first code, which turns two-step login on. */
export function SetUp({
  started: { qr, uri, secret },
  onClose,
  onDone,
}: {
  started: SetUpData;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { api } = useDesk();
  return (
    <FormDialog
      about={null}
      title={m.set_up()}
      doing={m.turn_on()}
      as="sheet"
      start={{ code: '' }}
      check={({ code }) => (code.length < 6 ? { code: m.enter_code() } : null)}
      work={({ code }) => api.deskAccount.confirmSecondFactor({ code })}
      onClose={onClose}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
    >
      {({ text }) => (
        <>
          <p>{m.scan()}</p>
          <img className={styles.qr} src={qr} width={224} height={224} alt={m.qr_code()} />
          <p>
            <a href={uri}>{m.open_app()}</a>
          </p>
          <p>
            {m.or_type()} <span className={styles.key}>{secret}</span>
          </p>
          <p>
            <Button
              size="small"
              variant="secondary"
              icon="copy"
              onClick={() =>
                void copyText(secret).then(
                  () => toast.success(m.copied()),
                  () => toast.error(m.key_not_copied()),
                )
              }
            >
              {m.copy_key()}
            </Button>
          </p>
          <DigitsField label={m.code()} digits={6} autoComplete="one-time-code" {...text('code')} />
        </>
      )}
    </FormDialog>
  );
}
