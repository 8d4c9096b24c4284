import { Notice } from '../../../ui/notice/notice.tsx';
import { useOutcome } from '../../../web/form.ts';
import { moveForm, removeSavedForm, saveForm } from './saved-forms.ts';

/**
 * The server's message about a line that was saved, moved or removed without JavaScript. With JavaScript it is a
 * toast.
 */
export function SavedNotice() {
  const outcome = useOutcome();
  const isOurs = [saveForm, moveForm, removeSavedForm].some(({ name }) => name === outcome?.form);
  const answer = isOurs ? (outcome?.answer as { message: string } | undefined) : undefined;
  return answer ? (
    <Notice tone="good" answer>
      {answer.message}
    </Notice>
  ) : null;
}
