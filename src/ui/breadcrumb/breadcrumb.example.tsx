import type { Example } from '../example.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const home = { name: 'Home', href: '/' };

export const example: Example = {
  name: 'Breadcrumb',
  about: 'Where this page lies. A long last step is cut, the way back is not.',
  states: {
    Short: () => <Breadcrumb steps={[home, { name: 'Kurtas' }]} />,
    'A long name': () => (
      <Breadcrumb
        steps={[
          home,
          { name: 'Kurtas', href: '/product/category/kurtas' },
          { name: 'Hand-printed indigo Bagru kurta with dabu resist and wooden buttons' },
        ]}
      />
    ),
  },
};
