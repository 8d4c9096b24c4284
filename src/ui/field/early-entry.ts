import {
  type ChangeEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useHydrated } from '../use-hydrated.ts';

interface BoundProps<Control> {
  readonly value?: string | number | readonly string[] | undefined;
  readonly checked?: boolean | undefined;
  readonly onChange?: ((event: ChangeEvent<Control, Control>) => void) | undefined;
  readonly ref?: Ref<Control> | undefined;
}

/** Whether the control shows something else than it was rendered with. A radio that is no longer chosen has no say. */
const differs = (
  control: Element & { value: string; defaultValue?: string; checked?: boolean },
  { value = control.defaultValue, checked }: Pick<BoundProps<unknown>, 'value' | 'checked'>,
): boolean =>
  checked === undefined
    ? value !== undefined && control.value !== String(value)
    : control.checked !== checked && (control.checked || control.getAttribute('type') !== 'radio');

/**
 * Takes over what was typed or chosen before a field was hydrated: React leaves it in the field but calls no `onChange`,
 * so a controlled field's next render would undo it, and an uncontrolled one would not be heard. Returns the field's ref.
 */
export function useEarlyEntry<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  binding: BoundProps<Control>,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const wasThere = !useHydrated();
  useImperativeHandle(binding.ref, () => control.current as Control);
  useLayoutEffect(() => {
    const { current } = control;
    if (wasThere && current && differs(current, binding))
      binding.onChange?.({ target: current, currentTarget: current } as unknown as ChangeEvent<
        Control,
        Control
      >);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the server's field is hydrated
  }, []);
  return control;
}
