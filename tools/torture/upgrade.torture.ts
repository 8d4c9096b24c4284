/** A rolling upgrade over the newest migration under load; then the same with planted faults that it must notice. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { buildRelease, carelessRelease, findReleaseBefore } from '../../test/torture/upgrade/releases.ts';
import { type UpgradeResult, upgrade } from '../../test/torture/upgrade/upgrade.ts';
import { nginxPath } from '../../test/support/nginx.ts';
import { prove } from './prove.ts';

const before = findReleaseBefore();
if (!before)
  console.log(
    '--    rolling upgrade: not tried, this folder has no history from before the newest migration',
  );
else if (!nginxPath)
  console.log('--    rolling upgrade: not tried, there is no nginx here (Debian: nginx-light)');
else {
  const old = buildRelease(before);
  const hasFailed = ({ failed, unequalOrders, lostMessages }: UpgradeResult) =>
    failed.length + unequalOrders + lostMessages;
  const sentenceOf = (came: UpgradeResult) =>
    `${came.requests} requests with ${came.orders} orders, ${came.failed.length} failed; ${came.messages} messages, ` +
    `${came.lostMessages} lost, the slowest ${(came.longest / 1_000).toFixed(1)} s; ${came.reconnects} sockets came back`;

  await prove(`two servers upgraded from ${before.commit} over ${before.migration}`, async () => {
    const came = await upgrade({ from: old });
    assert.ok(came.orders > 20 && came.messages > 40 && came.reconnects > 0, sentenceOf(came));
    const why = [...new Set(came.failed), ...came.logged].slice(0, 9).join('\n');
    assert.equal(hasFailed(came), 0, `${sentenceOf(came)}\n${why}`);
    return sentenceOf(came);
  });

  const careless = carelessRelease('alter table chat_messages rename column text to said;');
  await prove('planted: a migration that renames a column in use', async () => {
    const came = await upgrade({ from: old, to: careless });
    assert.ok(came.failed.length > 0, `not noticed: ${sentenceOf(came)}`);
    return `noticed: ${sentenceOf(came)}`;
  });
  await prove('planted: a server that ends without draining', async () => {
    const came = await upgrade({ from: old, end: 'kill' });
    assert.ok(hasFailed(came) > 0, `not noticed: ${sentenceOf(came)}`);
    return `noticed: ${sentenceOf(came)}`;
  });
  for (const folder of [old, careless]) rmSync(folder, { recursive: true, force: true });
}
