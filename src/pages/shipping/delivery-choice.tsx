import * as m from '#messages/delivery-day';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import { slotText } from '../../domains/delivery/day-text.ts';
import { Input } from '../../ui/field/input.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { placeOrderForm, slotValue } from './form.ts';
import { type Choice, type Choices, mayComeTogether } from './parcel-slots.ts';
import styles from './view.module.css';

interface SlotChoice {
  readonly together: string;
  readonly slots: string[];
  readonly joint: string;
}

interface Props {
  readonly groups: readonly SellerGroup[];
  /** Undefined until they are read. */
  readonly choices: Choices | undefined;
  /** Tries again to read them, after a failure. */
  readonly onRetry: (() => void) | undefined;
  readonly isTogether: boolean;
  readonly onChoose: (change: Partial<SlotChoice>) => void;
}

/** When each parcel comes, and the other slots it can have; for several parcels also all at once. */
export function DeliveryChoice({ groups, choices, onRetry, isTogether, onChoose }: Props) {
  const hydrated = useHydrated();
  if (!choices)
    return (
      <section className={styles.box} aria-labelledby="when">
        <h2 id="when">{m.when()}</h2>
        <p role="status">{onRetry ? m.no_slots_read() : m.finding_slots()}</p>
        {onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {m.try_again()}
          </Button>
        )}
      </section>
    );
  const { apart, joint } = choices;
  const isChoice = mayComeTogether(choices);
  const shopOf = (id: string) => groups.find(({ sellerId }) => sellerId === id)?.shopName ?? '';
  return (
    <section className={styles.box} aria-labelledby="when">
      <h2 id="when">{m.when()}</h2>
      {isChoice && <Together isTogether={isTogether} onChoose={onChoose} />}
      {/* Without scripts both are there, and the radio decides. */}
      {!(hydrated && isChoice && isTogether) && (
        <div className={styles.slots}>
          {apart.map((choice) => (
            <SlotField
              key={choice.sellerId}
              choice={choice}
              name="slots"
              label={groups.length > 1 ? m.slot_of({ shop: shopOf(choice.sellerId) }) : m.slot()}
              onChoose={(value) =>
                onChoose({
                  slots: apart.map((one) =>
                    one === choice ? value : one.chosen ? slotValue(one.sellerId, one.chosen) : '',
                  ),
                })
              }
            />
          ))}
        </div>
      )}
      {isChoice && (isTogether || !hydrated) && (
        <SlotField
          choice={joint}
          name="joint"
          label={m.slot_together()}
          onChoose={(value) => onChoose({ joint: value })}
        />
      )}
    </section>
  );
}

function Together({ isTogether, onChoose }: Pick<Props, 'isTogether' | 'onChoose'>) {
  const radio = { type: 'radio', name: 'together', form: placeOrderForm.name } as const;
  return (
    <div className={styles.addresses} role="radiogroup" aria-labelledby="when">
      <label className={styles.address}>
        <Input {...radio} value="" checked={!isTogether} onChange={() => onChoose({ together: '' })} />
        <b>{m.apart()}</b>
      </label>
      <label className={styles.address}>
        <Input {...radio} value="yes" checked={isTogether} onChange={() => onChoose({ together: 'yes' })} />
        <b>{m.together()}</b>
      </label>
    </div>
  );
}

interface SlotProps {
  readonly choice: Choice;
  readonly name: 'joint' | 'slots';
  readonly label: string;
  readonly onChoose: (value: string) => void;
}

/** A parcel's slots to choose from; its only slot as text. The earliest is sent as '': whichever it is by then. */
function SlotField({ choice: { sellerId, slots, chosen }, name, label, onChoose }: SlotProps) {
  if (!chosen) return null;
  const valueOf = (slot: Choice['chosen']) => (!slot || slot === slots[0] ? '' : slotValue(sellerId, slot));
  if (slots.length === 1)
    return (
      <p className={styles.slot}>
        {label} <b>{slotText(chosen)}</b>
      </p>
    );
  return (
    <Select
      label={label}
      name={name}
      form={placeOrderForm.name}
      value={valueOf(chosen)}
      onChange={({ target }) => onChoose(target.value)}
    >
      {slots.map((slot) => (
        <option key={valueOf(slot)} value={valueOf(slot)}>
          {slotText(slot)}
        </option>
      ))}
    </Select>
  );
}
