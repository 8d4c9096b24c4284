import { useState } from 'react';
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
    if (lines.length > maxQuickAnswers) return { answers: `At most ${maxQuickAnswers} answers` };
    if (lines.some((line) => line.length > longestQuickAnswer))
      return { answers: `An answer has at most ${longestQuickAnswer} characters` };
    return null;
  }
  return (
    <FormDialog
      title="Quick answers"
      doing="Keep"
      check={check}
      work={async () => ({
        ...(await api.deskChat.keepAnswers({ shop: shop?.id, answers: lines })),
        message: 'Your quick answers are kept',
      })}
      onClose={onClose}
      onDone={({ quickAnswers }) => onKept(quickAnswers)}
    >
      {(faults) => (
        <TextArea
          label="An answer a line, the most used first"
          hint="They stand above the input, one press away. Without any, the shop’s usual ones come back."
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={faults.answers}
        />
      )}
    </FormDialog>
  );
}
