import * as m from '#messages/sizes';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { feetOf, readHeight } from '../../lengths/read-height.ts';
import { changeWearer, useWearer } from './wearer.ts';

/**
 * A height in centimetres, or in feet and inches; its hint says it in both. Saved on the device as it is typed; without
 * scripts, it shows the height in the URL.
 */
export function HeightField({ form, heightCm }: { form?: string; heightCm?: number }) {
  const wearer = useWearer();
  const cm = wearer.heightCm ?? heightCm;
  return (
    <TextField
      label={m.your_height()}
      hint={cm ? m.height_in_both({ cm, feet: feetOf(cm) }) : m.height_hint()}
      maxLength={20}
      autoComplete="off"
      {...(form && { name: 'height', form })}
      defaultValue={cm ?? ''}
      // Enter would submit the form around it and add the product to the cart.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) =>
        changeWearer((current) => ({ ...current, heightCm: readHeight(target.value) }))
      }
    />
  );
}
