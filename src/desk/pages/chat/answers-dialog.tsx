import { useState } from 'react';
import { longestQuickAnswer, mostQuickAnswers } from '../../../domains/chat/bounds.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';

interface Props {
  readonly open: boolean;
  readonly answers: readonly string[];
  readonly onClose: () => void;
  readonly onKept: (answers: string[]) => void;
}

/** Where a shop writes what it says often: an answer a line. */
export function AnswersDialog({ open, answers, onClose, onKept }: Props) {
  const { api, shop } = useDesk();
  const [text, setText] = useState(answers.join('\n'));
  const [fault, setFault] = useState('');
  const lines = text.split('\n').flatMap((line) => line.trim() || []);

  async function keep() {
    if (lines.length > mostQuickAnswers) return setFault(`At most ${mostQuickAnswers} answers`);
    if (lines.some((line) => line.length > longestQuickAnswer))
      return setFault(`An answer has at most ${longestQuickAnswer} characters`);
    try {
      const { quickAnswers } = await api.deskChat.keepAnswers({ shop: shop?.id, answers: lines });
      onKept(quickAnswers);
      setText(quickAnswers.join('\n'));
      setFault('');
      toast.success('Your quick answers are kept');
      onClose();
    } catch (error) {
      setFault((error as Error).message);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Quick answers"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void keep()}>Keep</Button>
        </>
      }
    >
      <TextArea
        label="An answer a line, the most used first"
        hint="They stand above the input, one press away. Without any, the shop’s usual ones come back."
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fault || undefined}
      />
    </Dialog>
  );
}
