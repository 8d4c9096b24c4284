import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** What the page and its footer say, one after the other. */
test('the phone is open or closed by India’s clock, and the page says so while it stays open', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T09:58:00+05:30') });
  for (const address of ['/help', '/contact']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('Opens at 10.00', { exact: true })).toBeVisible();
  }
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Opens at 10.00');
  await page.clock.fastForward('02:01');
  await expect(page.getByRole('main').getByText('Open now')).toBeVisible();
  await expect(foot).toContainText('Open now');
  await page.clock.fastForward('12:00:00');
  await expect(page.getByRole('main').getByText('Opens at 10.00 tomorrow')).toBeVisible();
});

test('a guest’s order number is checked, and leads to the login and back to its answers', async ({
  page,
  shop,
  customer,
}, info) => {
  expect(customer.id).toBeTruthy();
  const shelf = await findProducts(shop, { sizes: true });
  const [first, second] = shelf.slice(info.project.name === 'phone' ? 24 : 26);
  if (!first || !second) throw new Error('The shop is too empty for this journey');
  const paidOrder = await placeOrder(shop, first);
  await payOrder(shop, paidOrder);
  await placeOrder(shop, second);
  const { order } = await (await shop.get(`/api/home/customer/gat-order/${paidOrder}`)).json();
  const number = String(order.number);

  // The question is about the latest order, which is unpaid.
  await page.goto('/help');
  const own = page.getByRole('region', { name: 'About your order' });
  await expect(own).toContainText('We’re waiting for your payment');
  expect(await violations(page)).toEqual([]);
  await own.getByRole('link', { name: first.name }).click();
  await expect(own.getByRole('heading', { name: `About ${number}` })).toBeVisible();
  await expect(own).toContainText('The shop is preparing it.');
  await own.getByText('Change the size').click();
  await expect(own.getByText('cancel it, and order the size you want')).toBeVisible();
  await own.getByText('Cancel', { exact: true }).click();
  await expect(own.getByText('You can cancel it now.')).toBeVisible();
  await own.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(own).toContainText('This order is cancelled');
  await own.getByText('Money back?').click();
  await expect(own.getByText(/A refund of ₹[\d,]+ is being processed/)).toBeVisible();

  // The order's own page links here.
  await page.goto(`/dashboard/order/details/${paidOrder}`);
  await page.getByRole('link', { name: 'Answers at any hour' }).click();
  await expect(own.getByRole('heading', { name: `About ${number}` })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/help');
  const wrong = number.slice(0, -1) + ((Number(number.slice(-1)) + 1) % 10);
  await own.getByLabel('Order number').fill(wrong);
  await own.getByRole('button', { name: 'Find it' }).click();
  await expect(own.getByText('This order number cannot be right')).toBeVisible();
  await own.getByLabel('Order number').fill(number.toLowerCase());
  await own.getByRole('button', { name: 'Find it' }).click();
  await own.getByRole('link', { name: `Log in to see ${number}` }).click();
  await page.waitForURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/help?order=${number}`);
});

test('a question about an order becomes a ticket, is answered at the desk, and opens again', async ({
  page,
  shop,
  customer,
  browser,
}, info) => {
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 28 : 29);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  await page.goto(`/dashboard/order/details/${orderId}`);
  await page.getByRole('link', { name: 'Ask about this order' }).click();
  await expect(page.getByText(`: ${product.name}`)).toBeVisible();
  const subject = `Which courier, for ${customer.name}?`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('I am at the office until six.');
  await page.getByRole('button', { name: 'SEND' }).click();
  const ticketText = page.getByText(/Your ticket number is ASK-\d+-\d/);
  await expect(ticketText).toBeVisible();
  const number = /ASK-\d+-\d/.exec(await ticketText.innerText())?.[0] ?? '';

  const { desk, complaints } = await openDesk(browser, operator);
  await desk.goto('/desk/messages?state=closed');
  await desk.getByRole('searchbox', { name: 'Ticket number' }).fill(number.toLowerCase());
  await desk.getByRole('button', { name: 'Search' }).click();
  const card = desk.getByRole('article').filter({ hasText: subject });
  await expect(card.getByRole('link', { name: /Order CHK-/ })).toBeVisible();
  await card.getByRole('textbox').fill('Delhivery brings it after six.');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Answer sent')).toBeVisible();

  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  const ticket = page.getByRole('group').filter({ hasText: subject });
  await expect(ticket.getByText('Delhivery brings it after six.')).toBeVisible();
  await expect(ticket.getByText('Answered')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await ticket.getByLabel('Write again').fill('Thank you. And on Sunday?');
  await ticket.getByRole('button', { name: 'Send' }).click();
  await expect(ticket.getByText('We’ll answer')).toBeVisible();
  await expect(ticket.getByText('And on Sunday?')).toBeVisible();

  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(card.getByText('And on Sunday?')).toBeVisible();
  await card.getByRole('button', { name: 'Close without answering' }).click();
  await expect(desk.getByText('Message closed')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a question on a product’s page is answered at the desk for everybody to read', async ({
  page,
  shop,
  customer,
  browser,
  complaints: own,
}, info) => {
  own.expectStatus(400);
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 30 : 31);
  if (!product) throw new Error('The shop is too empty for this journey');
  const address = `/product/details/${product.slug}`;
  const question = `Is it lined inside, asks ${customer.name}?`;
  await page.goto(address);
  const questions = page.getByRole('region', { name: 'Questions to the shop' });
  await questions.getByLabel('Your question').fill('Why?');
  await questions.getByRole('button', { name: 'Ask the shop' }).click();
  await expect(questions.getByText('Please ask in a sentence')).toBeVisible();
  await questions.getByLabel('Your question').fill(question);
  await questions.getByRole('button', { name: 'Ask the shop' }).click();
  await expect(questions.getByRole('listitem').filter({ hasText: question })).toContainText(
    'Only you see this',
  );

  const { desk, complaints } = await openDesk(browser, operator);
  await desk.goto('/desk/questions');
  const card = desk.getByRole('article').filter({ hasText: question });
  await card.getByRole('button', { name: `Answer ${customer.name}` }).click();
  await card.getByLabel('Your answer').fill('Yes, in soft cotton.');
  await card.getByRole('button', { name: 'Publish answer' }).click();
  await expect(desk.getByText('Answer published')).toBeVisible();
  expect(complaints).toEqual([]);

  const guest = await browser.newContext({ javaScriptEnabled: false });
  const reader = await guest.newPage();
  await reader.goto(new URL(address, page.url()).href);
  await expect(reader.getByText('Yes, in soft cotton.')).toBeVisible();
  await guest.close();

  await page.reload();
  await expect(questions.getByText('Yes, in soft cotton.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await questions.getByRole('button', { name: `Take back: ${question}` }).click();
  await expect(questions.getByText(question)).toHaveCount(0);
});
