import * as m from '#messages/desk-questions';
import type { DeskQuestion } from '../../../domains/questions/staff/staff.calls.ts';
import { when } from '../../../messages/dates.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { PublicAnswer } from '../../parts/public-answer.tsx';
import styles from '../../parts/public-answer.module.css';
import { useDesk } from '../../session.tsx';

/** A question with its answer or the form to answer it. Operators can hide it. */
export function QuestionCard({ question }: { question: DeskQuestion }) {
  const { api, shop } = useDesk();
  const { id: questionId, name, answer: answerSeen, hidden } = question;
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <b>{name}</b>
        {hidden && <Badge tone="bad">{m.hidden()}</Badge>}
        <span className={styles.soft}>{when(question.date)}</span>
        <a href={`/product/details/${question.slug}#questions`}>{question.product}</a>
      </header>
      <p className={styles.words}>{question.question}</p>
      <PublicAnswer
        of={questionId}
        name="answer"
        answer={answerSeen}
        names={{
          open: answerSeen ? m.edit_answer() : m.answer(),
          openLabel: answerSeen ? m.edit_answer_to({ name }) : m.answer_to({ name }),
          field: m.your_answer(),
          hint: m.answer_hint(),
          remove: m.remove_answer(),
          publish: m.publish(),
        }}
        save={(answer) => api.deskQuestions.answer({ questionId, answer, seen: answerSeen, shop: shop?.id })}
        hiding={{
          button: hidden ? m.show() : m.hide(),
          hide: () => api.deskQuestions.hide({ questionId, hidden: !hidden }),
        }}
      />
    </article>
  );
}
