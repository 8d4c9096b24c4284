import { operator, sellers } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';

test('an operator opens a zone for a PIN code, with a run, and closes it again', async ({ browser }, {
  project,
}) => {
  // Each width uses another PIN code of the islands, which no zone serves.
  const [pin, name] = project.name === 'wide' ? ['744201', 'Long Island'] : ['744202', 'Mayabunder'];
  const { desk, complaints } = await openDesk(browser, operator);
  const isServed = async () => {
    const answer = await desk.request.get(`/api/home/delivery/${pin}`);
    return ((await answer.json()) as { served: boolean }).served;
  };
  expect(await isServed()).toBe(false);

  await desk.goto('/desk/delivery');
  await desk.getByRole('button', { name: 'Add zone' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Add zone' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('PIN codes').fill('302');
  await sheet.getByRole('button', { name: 'Add run' }).click();
  await sheet.getByLabel('Days later').fill('6');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('302 belongs to Jaipur already')).toBeVisible();
  await sheet.getByLabel('PIN codes').fill(pin);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const zone = desk.getByRole('article').filter({ hasText: name });
  await expect(zone).toContainText('ready by 6 pm, at the door 6 days later from 10 am to 6 pm');
  await expect.poll(isServed, { timeout: 30_000 }).toBe(true);

  await zone.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = desk.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('button', { name: 'Remove zone' }).click();
  await edit.getByRole('button', { name: `Yes, remove ${name}` }).click();
  await expect(zone).toHaveCount(0);
  await expect.poll(isServed, { timeout: 30_000 }).toBe(false);
  // The browser logs that the other zone's PIN code was refused.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await desk.context().close();
});

test('a seller says when the shop packs, and reads it again', async ({ browser }, { project }) => {
  const keeper = project.name === 'wide' ? sellers.at(-1) : sellers.at(-2);
  if (!keeper) throw new Error('The town has no sellers');
  const { desk, complaints } = await openDesk(browser, keeper);
  await desk.goto('/desk/packing');
  await desk.getByLabel('Minutes to pack an order').fill('90');
  await desk.getByLabel('Sat', { exact: true }).uncheck();
  await desk.getByRole('button', { name: 'Add holiday' }).click();
  await desk.getByLabel('First day').fill('2099-10-20');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved. New orders are promised by these hours')).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('Minutes to pack an order')).toHaveValue('90');
  await expect(desk.getByLabel('Sat', { exact: true })).not.toBeChecked();
  await expect(desk.getByLabel('Last day')).toHaveValue('2099-10-20');
  expect(complaints).toEqual([]);
  await desk.context().close();
});
