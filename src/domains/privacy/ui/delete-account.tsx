import { useId, useState } from 'react';
import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useGoAndRefresh } from '../../../web/shell-context.tsx';
import { ownerOtpForm } from '../../accounts/ui/owner-proof-forms.ts';
import { OwnerProof, type OwnerWays, SendOwnerOtp } from '../../accounts/ui/owner-proof.tsx';
import { dropToken } from '../../accounts/ui/token.ts';
import { deleteAccountForm } from './delete-account-forms.ts';
import styles from './own-data.module.css';

interface Props extends OwnerWays {
  /** Closes the dialog. Without it the confirmation is part of the page, for browsers without JavaScript. */
  readonly onClose?: () => void;
}

/** Explains what is deleted, what stays and why, and asks for the password or an OTP before deleting the account. */
export function DeleteAccount({ hasPassword, mobile, onClose }: Props) {
  const id = useId();
  const outcome = useOutcome();
  const [isSent, setSent] = useState(
    outcome?.form === deleteAccountForm.name || (outcome?.form === ownerOtpForm.name && !outcome.refusal),
  );
  const [busy, setBusy] = useState(false);
  const canDelete = hasPassword || isSent;
  const submit = (
    <Button variant="danger" type="submit" form={id} loading={busy} disabled={!canDelete}>
      {m.delete_for_good()}
    </Button>
  );
  const question = (
    <div className={styles.form}>
      <p>{m.cannot_be_undone()}</p>
      <ul>
        <li>{m.delete_profile()}</li>
        <li>{m.delete_reviews()}</li>
        <li>{m.delete_orders()}</li>
      </ul>
      {canDelete ? (
        <ProofForm id={id} hasPassword={hasPassword} mobile={mobile} onBusy={setBusy} />
      ) : (
        <SendOwnerOtp mobile={mobile} onSent={() => setSent(true)} />
      )}
    </div>
  );
  if (!onClose)
    return (
      <section className={styles.form} aria-label={m.delete_your_account()}>
        {question}
        {canDelete && <div>{submit}</div>}
      </section>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.delete_your_account()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.keep_my_account()}
          </Button>
          {submit}
        </>
      }
    >
      {question}
    </Dialog>
  );
}

interface ProofProps extends OwnerWays {
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
}

function ProofForm({ id, hasPassword, mobile, onBusy }: ProofProps) {
  const go = useGoAndRefresh();
  const { form, text } = usePageForm(deleteAccountForm, {
    onDone: async ({ message }) => {
      dropToken();
      toast.success(message);
      await go('/');
    },
  });
  const submit = async () => {
    onBusy(true);
    await form.submit().finally(() => onBusy(false));
  };
  return (
    <Form form={{ ...form, submit }} id={id} className={styles.form}>
      <OwnerProof hasPassword={hasPassword} mobile={mobile} text={text} />
    </Form>
  );
}
