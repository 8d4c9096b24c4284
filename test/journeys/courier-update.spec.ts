import { operator } from '../../db/town/people.ts';
import { courierKey } from '../../playwright.config.ts';
import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { sellerAtDesk } from './steps/seller-at-desk.ts';
import { violations } from './steps/violations.ts';

test('a seller writes to an order’s customer; the courier delivers it, and an unknown parcel is named', async ({
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const { project } = test.info();
  const { desk, product } = await sellerAtDesk(browser, shop);
  const look = async (page: typeof desk, name: string) => {
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await layoutFaults(page)).toEqual([]);
    await page.screenshot({ path: `.build/test-results/${name}-${project.name}.png`, fullPage: true });
  };
  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  await desk.goto(`/desk/orders/${orderId}`);
  await expect(desk.getByRole('link', { name: 'Call Meera Sharma' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await look(desk, 'order');
  await desk.getByRole('button', { name: 'Chat with Meera Sharma' }).click();
  await desk.waitForURL('**/desk/chat/*');
  await desk.getByRole('textbox').last().fill('Shall we bring it before noon?');
  await desk.keyboard.press('Enter');
  const message = desk.getByText('Shall we bring it before noon?').filter({ visible: true });
  await expect(message.first()).toBeVisible();

  const awb = String(Date.now());
  const base = project.use.baseURL ?? '';
  await desk.request.post(`${base}/api/desk/orders/${orderId}/pack`, { data: {} });
  await desk.request.post(`${base}/api/desk/orders/${orderId}/hand-over`, {
    data: { courier: 'Delhivery', awb },
  });
  const update = (of: string) =>
    shop.post('/api/courier/webhook', {
      headers: { 'x-api-key': courierKey },
      data: {
        awb: of,
        courier_name: 'Delhivery Surface',
        shipment_status: 'DELIVERED',
        current_timestamp: '23 05 2026 11:43:52',
      },
    });
  expect((await update(awb)).status()).toBe(200);
  await desk.goto(`/desk/orders/${orderId}`);
  await expect(desk.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await desk.context().close();

  expect((await update(`9${awb}`)).status()).toBe(200);
  const { desk: office } = await openDesk(browser, operator);
  await office.getByRole('link', { name: 'Courier updates to check' }).click();
  await expect(office.getByRole('heading', { name: `AWB 9${awb}` })).toBeVisible();
  await look(office, 'courier');
  await office.getByRole('button', { name: `Dealt with: AWB 9${awb}` }).click();
  await expect(office.getByRole('heading', { name: `AWB 9${awb}` })).toHaveCount(0);
  await office.context().close();
});
