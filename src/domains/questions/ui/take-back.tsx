import * as m from '#messages/questions';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { Question } from '../question.ts';
import { questionForm } from './forms.ts';

/** Takes one's own question back, with its answer. */
export function TakeBack({ question: { _id: questionId, question } }: { question: Question }) {
  const api = useApi();
  const refresh = useRefresh();
  const [busy, run] = useAction(refresh);
  const takeBack = () => run(() => questionForm.send(api, { ...questionForm.fields, questionId }));
  return (
    <PressForm values={{ form: questionForm.name, questionId }} onPress={takeBack}>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        loading={busy}
        aria-label={m.take_back_said({ question })}
      >
        {m.take_back()}
      </Button>
    </PressForm>
  );
}
