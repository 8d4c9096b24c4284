import * as m from '#messages/desk-chat';
import { longestQuickAnswer, maxQuickAnswers } from '../../../domains/chat/bounds.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';

interface Props {
  readonly answers: readonly string[];
  readonly onClose: () => void;
  readonly onKept: (answers: string[]) => void;
}

/** A form for the shop's canned answers, one per line. */
export function AnswersDialog({ answers, onClose, onKept }: Props) {
  const { api, shop } = useDesk();

  function check({ answers: text }: { answers: string }) {
    const lines = linesOf(text);
    if (lines.length > maxQuickAnswers) return { answers: m.too_many_answers({ max: maxQuickAnswers }) };
    if (lines.some((line) => line.length > longestQuickAnswer))
      return { answers: m.answer_too_long({ max: longestQuickAnswer }) };
    return null;
  }
  return (
    <FormDialog
      about=""
      title={m.quick_answers()}
      doing={m.save()}
      start={{ answers: answers.join('\n') }}
      check={check}
      work={async ({ answers: text }) => ({
        ...(await api.deskChat.keepAnswers({ shop: shop?.id, answers: linesOf(text) })),
        message: m.quick_answers_saved(),
      })}
      onClose={onClose}
      onDone={({ quickAnswers }) => onKept(quickAnswers)}
    >
      {({ text }) => (
        <TextArea label={m.answers_label()} hint={m.answers_hint()} rows={8} {...text('answers')} />
      )}
    </FormDialog>
  );
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
