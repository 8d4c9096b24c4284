import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { code, line } from '../../../platform/field.ts';
import { plainDigits } from '../../../../packages/typed-code/src/typed-code.ts';
import { inShop } from '../../staff/in-shop.ts';
import { facts } from '../products/fields.ts';
import { scoreShape } from './declared.ts';

const label = {
  countryOfOrigin: line(facts.countryOfOrigin.max, 0),
  maker: line(facts.maker.max, 0),
  address: line(200, 0),
  pincode: code(/^([1-9]\d{5})?$/, m.pin_has_six_digits()),
  phone: z
    .string()
    .overwrite((text) =>
      plainDigits(text)
        .replace(/[\s\p{Cf}]+/gu, ' ')
        .trim(),
    )
    .regex(/^(\+?[\d ().-]{6,20})?$/, m.phone_shape()),
  email: z
    .string()
    .trim()
    .max(254, m.email_too_long())
    .regex(/^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/, m.enter_valid_email()),
};

export const deskDeclarationsCalls = {
  read: call('seller', 'GET /desk/declarations', {
    does: 'How many products on sale tell what the law wants told, how many miss what, and what the shop declares for all.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: scoreShape.extend({ label: z.object(label).nullable() }),
  }),
  save: call('seller', 'PUT /desk/declarations', {
    does: 'Saves the shop’s address and contact, and the country and maker of its products without one.',
    input: z.object({ ...inShop, ...label }),
    names: { shop: 'shop' },
    refuses: ['invalid', 'not_found'],
  }),
};
