import { useLocation } from 'react-router';
import * as m from '#messages/questions';
import { rich } from '../../../messages/rich.tsx';
import { Link } from '../../../ui/link.tsx';
import { FormButton } from '../../../web/form-button.tsx';
import { useShell } from '../../../web/shell-context.tsx';
import type { Question } from '../question.ts';
import { AskForm } from './ask-form.tsx';
import { questionForm } from './forms.ts';
import styles from './question-section.module.css';

interface Props {
  readonly product: { readonly _id: string; readonly shopName: string };
  readonly questions: readonly Question[];
}

/** Answered questions about a product, the customer's own unanswered ones, and the form to ask. */
export function QuestionSection({ product, questions }: Props) {
  const { customer } = useShell();
  const { pathname } = useLocation();
  return (
    <section id="questions" className={styles.section} aria-labelledby="questions-title">
      <h2 id="questions-title">{m.questions()}</h2>
      {questions.length === 0 && <p className={styles.soft}>{m.nobody_asked()}</p>}
      {questions.length > 0 && (
        <ul className={styles.list}>
          {questions.map((question) => (
            <Asked key={question._id} question={question} shopName={product.shopName} />
          ))}
        </ul>
      )}
      {customer ? (
        <AskForm key={product._id} productId={product._id} />
      ) : (
        <p>
          {rich(
            m.log_in_to_ask,
            {},
            {
              login: (text) => (
                <Link href={`/login?next=${encodeURIComponent(`${pathname}#questions`)}`}>{text}</Link>
              ),
            },
          )}
        </p>
      )}
    </section>
  );
}

function Asked({ question, shopName }: { question: Question; shopName: string }) {
  const { answer, mine } = question;
  return (
    <li className={styles.question}>
      <p className={styles.words}>
        <b>{question.question}</b> <span className={styles.soft}>{question.name}</span>
      </p>
      {answer ? (
        <p className={styles.words}>
          <span className={styles.soft}>{m.answered_by({ shopName })}:</span> {answer.text}
        </p>
      ) : (
        <p className={styles.soft}>{m.waits({ shopName })}</p>
      )}
      {mine && (
        <FormButton
          form={questionForm}
          values={{ questionId: question._id }}
          variant="quiet"
          size="small"
          aria-label={m.take_back_said({ question: question.question })}
        >
          {m.take_back()}
        </FormButton>
      )}
    </li>
  );
}
