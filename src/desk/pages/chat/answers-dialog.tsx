import { useState } from 'react';
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

/** Where a shop writes what it says often: an answer a line. */
export function AnswersDialog({ answers, onClose, onKept }: Props) {
  const { api, shop } = useDesk();
  const [text, setText] = useState(answers.join('\n'));
  const lines = text.split('\n').flatMap((line) => line.trim() || []);

  function check() {
    if (lines.length > maxQuickAnswers) return { answers: m.too_many_answers({ max: maxQuickAnswers }) };
    if (lines.some((line) => line.length > longestQuickAnswer))
      return { answers: m.answer_too_long({ max: longestQuickAnswer }) };
    return null;
  }
  return (
    <FormDialog
      title={m.quick_answers()}
      doing={m.save()}
      asked={{ answers: text }}
      check={check}
      work={async () => ({
        ...(await api.deskChat.keepAnswers({ shop: shop?.id, answers: lines })),
        message: m.quick_answers_saved(),
      })}
      onClose={onClose}
      onDone={({ quickAnswers }) => onKept(quickAnswers)}
    >
      {(faults) => (
        <TextArea
          label={m.answers_label()}
          hint={m.answers_hint()}
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={faults.answers}
        />
      )}
    </FormDialog>
  );
}
