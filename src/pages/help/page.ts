import * as m from '#messages/titles';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const helpPage = definePage({
  name: 'help',
  path: '/help',
  sameForGuests: true,
  // Loaded with the page: the main bundle holds only what every page needs.
  load: async (visit) => (await import('./load.ts')).loadHelp(visit),
  forms: [cancelForm],
  head: ({ topics }) => ({
    title: m.help_title({ shop: shop.name }),
    description: m.help_description({ shop: shop.name }),
    canonical: '/help',
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: topics.flatMap(({ answers }) =>
          answers.map(([question, answer]) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        ),
      },
    ],
  }),
  view: () => import('./view.tsx'),
});
