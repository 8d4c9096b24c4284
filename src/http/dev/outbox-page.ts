import * as m from '#messages/outbox';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database.ts';
import { listMessages, type SentMessage } from '../../domains/notices/outbox.store.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { plainDocument } from '../plain-document.ts';

const maxMessages = 100;

/** Demo mode only: sent messages as a page (`/dev/outbox`) and as JSON for tests (`/dev/outbox.json?to=`). */
export function serveOutbox(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox.json', async (request, reply) => {
    const messages = await listMessages(db, { to: recipientOf(request.query.to), limit: maxMessages });
    reply.header('cache-control', 'no-store');
    return {
      messages: messages.map(({ to, channel, subject, text, createdAt }) => ({
        to,
        channel,
        subject,
        text,
        createdAt: createdAt.toISOString(),
      })),
    };
  });

  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox', async (request, reply) => {
    const to = recipientOf(request.query.to);
    const messages = await listMessages(db, { to, limit: maxMessages });
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(outboxDocument(messages, to));
  });
}

/** Anything but a valid text (a list, a NUL) matches no recipient. */
function recipientOf(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 300) : '';
}

function outboxDocument(messages: SentMessage[], to: string | undefined): string {
  return plainDocument(
    m.title(),
    `<p>${m.demo_only()} <a href="/dev/outbox">${m.show_all()}</a></p>
    <form method="get" action="/dev/outbox"><label for="to">${m.recipient()}</label>
    <input id="to" name="to" value="${escapeHtml(to ?? '')}" autocomplete="off"><button>${m.show()}</button></form>
    ${messages.length ? `<ol>${messages.map(messageItem).join('')}</ol>` : `<p class="empty">${m.nothing_sent()}</p>`}`,
  );
}

const names = { sms: m.text_message, email: m.email, whatsapp: m.whatsapp, push: m.notification };

function messageItem({ to, channel, subject, text, state, createdAt }: SentMessage): string {
  const time = createdAt.toISOString();
  return `<li><h2>${escapeHtml(to)}</h2>
    <p class="facts">${names[channel]()} · ${state} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>
    ${subject ? `<h3>${escapeHtml(subject)}</h3>` : ''}
    <p class="text">${text ? escapeHtml(text) : `<em>${m.secret_removed()}</em>`}</p></li>`;
}
