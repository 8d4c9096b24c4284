import * as m from '#messages/sizes';
import { Select } from '../../../../ui/select/select.tsx';

/** A select of a product's sizes. `optional` adds an empty choice. */
export function SizeSelect({
  label,
  sizes,
  value,
  onChoose,
  optional = false,
  ...rest
}: {
  readonly label: string;
  readonly sizes: readonly string[];
  readonly value: string;
  readonly onChoose: (size: string) => void;
  readonly optional?: boolean;
  readonly name?: string;
  readonly form?: string;
}) {
  const options = value === '' || sizes.includes(value) ? sizes : [value, ...sizes];
  return (
    <Select label={label} value={value} onChange={({ target }) => onChoose(target.value)} {...rest}>
      {optional && <option value="">{m.not_said()}</option>}
      {options.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </Select>
  );
}
