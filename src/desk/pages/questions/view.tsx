import * as m from '#messages/desk-questions';
import type { DeskApi } from '../../../calls.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { QuestionCard } from './question-card.tsx';

type Data = Awaited<ReturnType<DeskApi['deskQuestions']['list']>>;

/** What customers ask about the shop's products, and the shop's public answers. */
export default function QuestionsView({ data, search }: DeskViewProps<Data>) {
  const show = search.get('show') ?? '';
  const hrefOf = (over: Record<string, string | number>) => address('/desk/questions', { show, ...over });
  const tabs = Object.entries({ '': m.to_answer(), all: m.all() }).map(([value, label]) => ({
    value,
    label,
    href: hrefOf({ show: value }),
  }));
  return (
    <>
      <PageHead title={m.questions()} />
      <Tabs label={m.which_questions()} tabs={tabs} current={show} />
      {data.questions.length === 0 && (
        <EmptyState title={show ? m.none_yet() : m.all_answered()} titleAs="h2">
          {m.they_appear()}
        </EmptyState>
      )}
      {data.questions.map((question) => (
        <QuestionCard key={question.id + question.answer + question.hidden} question={question} />
      ))}
      <Pagination
        current={Number(search.get('page')) || 1}
        total={Math.ceil(data.total / data.perPage)}
        href={(page) => hrefOf({ page })}
      />
    </>
  );
}
