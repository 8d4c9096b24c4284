import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { isOtp } from '../../../platform/typed-code.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import type { ParcelAsked } from './parcel-asked.ts';

/** Marks a parcel as delivered by the customer's code. An operator may give a reason instead (R-ORDER-7). */
export function ConfirmDelivery({ parcel, onClose }: ParcelAsked & { readonly onClose: () => void }) {
  const { api, staff } = useDesk();
  const [hasCode, setHasCode] = useState(true);
  const { orderId, sellerId: shop, shopName } = parcel;
  return (
    <FormDialog
      about={null}
      title={m.delivered_title({ shop: shopName })}
      doing={m.mark_as_delivered()}
      start={{ code: '', reason: '' }}
      check={({ code }) => (hasCode && !isOtp(code) ? { code: m.enter_four_digits() } : null)}
      work={({ code, reason }) =>
        api.deskOrders.deliver({ orderId, shop, ...(hasCode ? { code } : { reason }) })
      }
      onClose={onClose}
    >
      {({ text }) =>
        hasCode ? (
          <>
            <DigitsField
              label={m.delivery_code()}
              digits={4}
              autoComplete="off"
              hint={m.delivery_code_hint()}
              {...text('code')}
            />
            {staff.role === 'operator' && (
              <p>
                <Button variant="secondary" size="small" onClick={() => setHasCode(false)}>
                  {m.without_code()}
                </Button>
              </p>
            )}
          </>
        ) : (
          <>
            <p>{m.without_code_hint()}</p>
            <TextArea label={m.why_without_code()} rows={3} maxLength={500} {...text('reason')} />
          </>
        )
      }
    </FormDialog>
  );
}
