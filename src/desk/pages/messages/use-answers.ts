import { useEffect, useMemo, useState } from 'react';
import type { DeskMessage } from '../../../domains/support/staff/staff.calls.ts';
import { useDeskEntry } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';

/** An answer that is being written and has not been sent. */
export interface Answer {
  readonly text: string;
  /** The message as it is now, even if it has moved to another list. */
  readonly about: DeskMessage;
  /** The version that was on the screen when the writing began. */
  readonly begun: number;
  /** The list in which the answer is written. */
  readonly place: string;
}

/**
 * The unsent answers, and the messages that the page keeps showing for them: a message leaves the list when a colleague
 * answers or closes it, but not while it has an unsent answer.
 */
export function useAnswers(messages: readonly DeskMessage[], place: string) {
  const { api } = useDesk();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const entry = useMemo(() => [...answers], [answers]);
  const forget = useDeskEntry('answers', null, entry, (entries) => setAnswers(new Map(entries)));
  const here = [...answers.values()].filter((answer) => answer.place === place);
  const remaining = here.filter(({ about }) => !messages.some(({ id }) => id === about.id));
  const ids = here.map(({ about }) => about.id).join(' ');

  // Read these messages again with the list, so that a colleague's answer shows above the user's draft.
  useEffect(() => {
    const missingIds = ids.split(' ').filter((id) => id && !messages.some((message) => message.id === id));
    for (const id of missingIds)
      api.deskSupport.read({ id }).then(
        ({ message }) =>
          setAnswers((all) => {
            const answer = all.get(id);
            return answer ? new Map(all).set(id, { ...answer, about: message }) : all;
          }),
        // Keep the known version; sending the answer will report the problem.
        () => undefined,
      );
  }, [api, ids, messages]);

  function write(message: DeskMessage, text: string) {
    setAnswers((all) => {
      const next = new Map(all);
      if (text === '') next.delete(message.id);
      else
        next.set(message.id, {
          text,
          about: message,
          begun: all.get(message.id)?.begun ?? message.version,
          place,
        });
      return next;
    });
  }
  return { answers, left: remaining.map(({ about }) => about), write, forget };
}
