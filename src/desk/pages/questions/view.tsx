import * as m from '#messages/desk-questions';
import type { DeskApi } from '../../../calls.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Pages } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { QuestionCard } from './question-card.tsx';

type Data = Awaited<ReturnType<DeskApi['deskQuestions']['list']>>;

/** Customers' questions about the shop's products, and the shop's public answers. */
export default function QuestionsView({ data, search }: DeskViewProps<Data>) {
  const show = search.get('show') ?? '';
  return (
    <>
      <PageHead title={m.questions()} />
      <ListTabs
        label={m.which_questions()}
        name="show"
        parts={[
          ['', m.to_answer()],
          ['all', m.all()],
        ]}
      />
      <SearchField label={m.search_questions()} />
      {data.questions.length === 0 && (
        <NoneFound>
          <EmptyState title={show ? m.none_yet() : m.all_answered()} titleAs="h2">
            {m.they_appear()}
          </EmptyState>
        </NoneFound>
      )}
      {data.questions.map((question) => (
        <QuestionCard key={question.id + question.answer + question.hidden} question={question} />
      ))}
      <Pages of={data} />
    </>
  );
}
