import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../platform/call.ts';
import { email, line, text } from '../../platform/field.ts';

export const supportCalls = {
  contact: call({
    method: 'POST',
    path: '/home/contact',
    who: 'anyone',
    does: 'Takes a message of the contact form: it is kept, confirmed, and sent to the shop’s support.',
    input: z.object({
      name: line(100, 1, m.enter_name()),
      email,
      subject: line(150, 1, m.enter_subject()),
      message: text(5_000, 1, m.enter_message()),
    }),
    status: 201,
    answer: z.object({ message: z.string() }),
    refuses: ['too_many'],
  }),
};
