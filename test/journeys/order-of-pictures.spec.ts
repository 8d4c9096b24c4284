import { sellers } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';

/** A seller whose pictures no other journey moves. */
const keeper = sellers.find(({ shop }) => shop === 'mojari-mohalla') ?? sellers[0];

test('a product’s pictures are put in order by mouse, by finger and by the arrows', async ({ browser }) => {
  if (!keeper) throw new Error('The town has no sellers');
  const { desk, complaints } = await openDesk(browser, keeper);
  const { products } = (await (await desk.request.get('/api/desk/products')).json()) as {
    products: { id: string }[];
  };
  await desk.goto(`/desk/products/${products[0]?.id}`);
  const pictures = desk.getByRole('group', { name: 'Photos' });
  const images = pictures.getByRole('listitem').getByRole('img');
  const order = () => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  await expect(images.nth(2)).toBeVisible();
  const before = await order();
  const [a, b, c, ...rest] = before;
  const middle = async (at: number) => {
    const box = await images.nth(at).boundingBox();
    if (!box) throw new Error('A picture is not in sight');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  // Scrolled below the header, so that the bar at the bottom covers nothing that is clicked.
  await images.first().evaluate((image) => {
    image.scrollIntoView({ block: 'start' });
    scrollBy(0, -100);
  });
  const [first, third] = [await middle(0), await middle(2)];
  await desk.mouse.move(first.x, first.y);
  await desk.mouse.down();
  await desk.mouse.move(third.x, third.y, { steps: 8 });
  await desk.mouse.up();
  expect(await order()).toEqual([b, c, a, ...rest]);

  await desk.mouse.move(third.x, third.y);
  await desk.mouse.down();
  await desk.mouse.move(first.x, first.y, { steps: 8 });
  await desk.keyboard.press('Escape');
  await desk.mouse.up();
  expect(await order(), 'Escape puts it back').toEqual([b, c, a, ...rest]);

  const pen = await desk.context().newCDPSession(desk);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    pen.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', third);
  await desk.waitForTimeout(400);
  await touch('touchMove', { x: (first.x + third.x) / 2, y: first.y });
  await touch('touchMove', first);
  await touch('touchEnd');
  await expect.poll(order).toEqual(before);

  await pictures.getByRole('button', { name: 'Move photo 2 forward' }).press('Enter');
  expect(await order()).toEqual([b, a, c, ...rest]);
  await expect(pictures.getByRole('status')).toHaveText(`Photo 2 is now the cover, 1 of ${before.length}`);
  expect(complaints).toEqual([]);
  await desk.context().close();
});
