import { useRef, useState } from 'react';
import * as m from '#messages/waits';
import type { Api } from '../../../calls.ts';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import { variantText } from '../../catalogue/variant-text.ts';
import { takeBackForm } from './forms.ts';
import styles from './waits-list.module.css';

export type Wait = Awaited<ReturnType<Api['waits']['list']>>['waits'][number];

/** The sizes that a customer waits for, each with a button to stop waiting. */
export function WaitsList({ waits }: { waits: readonly Wait[] }) {
  const api = useApi();
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removedIds, setGone] = useState<ReadonlySet<string>>(new Set());
  const current = waits.filter(({ _id }) => !removedIds.has(_id));
  async function takeBack(waitId: string) {
    try {
      const { message } = await takeBackForm.send(api, { waitId });
      setGone((before) => new Set(before).add(waitId));
      heading.current?.focus();
      toast.success(message);
      await refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
  }
  if (current.length === 0) return null;
  return (
    <section className={styles.waits} aria-labelledby="waits">
      <h2 id="waits" ref={heading} tabIndex={-1}>
        {m.waiting_for()}
      </h2>
      <p className={styles.soft}>{m.waiting_for_hint()}</p>
      <ul className={styles.list}>
        {current.map((wait) => (
          <li key={wait._id} className={styles.wait}>
            <span className={styles.picture}>
              <Picture src={wait.image} alt="" sizes="4rem" ratio="3 / 4" />
            </span>
            <p>
              <Link href={`/product/details/${wait.slug}`}>{wait.name}</Link>
              <span className={styles.soft}>{variantText(wait)}</span>
            </p>
            <PressForm
              values={{ form: takeBackForm.name, waitId: wait._id }}
              onPress={() => void takeBack(wait._id)}
            >
              <button type="submit" className={styles.stop} aria-label={m.take_back({ name: wait.name })}>
                {m.stop()}
              </button>
            </PressForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
