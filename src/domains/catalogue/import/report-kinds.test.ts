import * as m from '#messages/import-report';
import { expect, it } from 'vitest';
import { Report } from './report.ts';
import { kindsOf } from './report-kinds.ts';

it('names each kind of fault in a few words, whatever its rows say', () => {
  const report = new Report();
  const refused = [
    m.no_price({ column: 'Rate' }),
    m.price_unreadable({ column: 'Variant Price', cell: 'abc' }),
    m.no_category({ type: 'Submarine' }),
    m.no_category_but({ type: 'Teapot', names: 'Sarees, Mens Kurtas' }),
    m.stock_not_whole({ column: 'Nos', cell: 'lots' }),
    m.same_variant({ line: 7 }),
  ];
  const remarks = [
    m.handle_taken({ slug: 'tie-dye-kurta-odhni-house' }),
    m.category_replaced({ type: 'Handloom', category: 'Sarees' }),
    m.size_is_date({ cell: '02-Apr' }),
    m.number_shortened({ cell: '6.33E+11' }),
    m.picture_on_the_net({ name: 'https://cdn.example/a.jpg' }),
  ];
  for (const [line, reason] of refused.entries()) report.refuse(line, 'kurta', reason);
  for (const [line, reason] of remarks.entries()) report.remark(line, 'kurta', reason);
  const kinds = kindsOf(report.data());
  expect(kinds.map(({ title, count, isRefused }) => [title, count, isRefused])).toEqual([
    [m.kind_no_price(), 1, true],
    [m.kind_price(), 1, true],
    [m.kind_category(), 2, true],
    [m.kind_stock(), 1, true],
    [m.kind_same(), 1, true],
    [m.kind_date(), 1, false],
    [m.kind_number(), 1, false],
    [m.kind_handle(), 1, false],
    [m.kind_nearest(), 1, false],
    [m.kind_on_the_net(), 1, false],
  ]);
});
