import type { Example } from '../example.ts';
import { Pagination } from './pagination.tsx';

const href = (page: number) => `/shops?page=${page}`;

export const example: Example = {
  name: 'Pagination',
  about: 'The pages of a list, as links.',
  wide: true,
  states: {
    'At the beginning': () => <Pagination current={1} total={12} href={href} />,
    'In the middle of many': () => <Pagination current={483} total={2104} href={href} />,
    'Of three': () => <Pagination current={3} total={3} href={href} />,
  },
};
