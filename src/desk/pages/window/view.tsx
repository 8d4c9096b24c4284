import { useState } from 'react';
import * as m from '#messages/desk-window';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { moved, Movers } from '../../parts/movers.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import { BannerEditor } from './banner-editor.tsx';
import { BannerRow } from './banner-row.tsx';
import { FeaturedEditor } from './featured-editor.tsx';
import { GroupEditor } from './group-editor.tsx';
import { ProductStrip } from './product-strip.tsx';
import styles from './window.module.css';
import type { WindowData } from './window-data.ts';

type Removal = { what: 'banner' | 'group'; name: string; id: string; version: number };

const parts = ['banners', 'groups', 'featured'] as const;
const labels = { banners: m.banners, groups: m.groups, featured: m.featured };

/** The home page as it is put together: what is saved here shows at once. */
export default function WindowView({ data, search, reload }: DeskViewProps<WindowData>) {
  const part = parts.find((one) => one === search.get('part')) ?? 'banners';
  return (
    <>
      <PageHead title={m.home_page()}>
        <a href="/" target="_blank" rel="noreferrer">
          {m.view_home_page()}
        </a>
      </PageHead>
      <Tabs
        label={m.parts_of_home()}
        current={part}
        tabs={parts.map((value) => ({
          value,
          label: labels[value](),
          href: value === 'banners' ? '/desk/window' : `/desk/window?part=${value}`,
        }))}
      />
      {part === 'banners' && <Banners data={data} reload={reload} />}
      {part === 'groups' && <Groups data={data} reload={reload} />}
      {part === 'featured' && <FeaturedEditor data={data} onDone={reload} />}
    </>
  );
}

interface Part {
  readonly data: WindowData;
  readonly reload: () => Promise<void>;
}

function Banners({ data: { banners, categories }, reload }: Part) {
  const { api } = useDesk();
  const [edited, setEdited] = useState<string | null>(null);
  const current = banners.find(({ id }) => id === edited) ?? null;
  const [removed, setRemoved] = useState<Removal | null>(null);
  const [busy, run] = useAction(reload);
  const seen = banners.map(({ id }) => id);
  const move = (from: number, to: number) =>
    run(() => api.deskWindow.arrange({ what: 'banners', seen, ids: moved(seen, from, to) }));
  return (
    <>
      <p className={styles.add}>
        <Button size="small" icon="plus" onClick={() => setEdited('new')}>
          {m.add_banner()}
        </Button>
      </p>
      {banners.length === 0 && (
        <EmptyState title={m.no_banners_yet()} titleAs="h2">
          {m.no_banners_hint()}
        </EmptyState>
      )}
      <ol className={styles.rows}>
        {banners.map((banner, index) => (
          <BannerRow
            key={banner.id}
            banner={banner}
            movers={
              <Movers
                name={banner.heading}
                index={index}
                count={banners.length}
                busy={busy}
                onMove={(to) => void move(index, to)}
              />
            }
            onEdit={() => setEdited(banner.id)}
            onRemove={() => setRemoved({ what: 'banner', name: banner.heading, ...banner })}
          />
        ))}
      </ol>
      {edited && (
        <BannerEditor
          key={edited}
          banner={current}
          categories={categories}
          onClose={() => setEdited(null)}
          onDone={reload}
        />
      )}
      {removed && <Remove removal={removed} onClose={() => setRemoved(null)} onDone={reload} />}
    </>
  );
}

function Groups({ data: { groups, products }, reload }: Part) {
  const { api } = useDesk();
  const [edited, setEdited] = useState<string | null>(null);
  const current = groups.find(({ id }) => id === edited) ?? null;
  const [removed, setRemoved] = useState<Removal | null>(null);
  const [busy, run] = useAction(reload);
  const seen = groups.map(({ id }) => id);
  const move = (from: number, to: number) =>
    run(() => api.deskWindow.arrange({ what: 'groups', seen, ids: moved(seen, from, to) }));
  return (
    <>
      <p className={styles.add}>
        <Button size="small" icon="plus" onClick={() => setEdited('new')}>
          {m.add_group()}
        </Button>
      </p>
      {groups.length === 0 && (
        <EmptyState title={m.no_groups_yet()} titleAs="h2">
          {m.no_groups_hint()}
        </EmptyState>
      )}
      <ol className={styles.rows}>
        {groups.map((group, index) => (
          <li key={group.id} className={styles.row}>
            <Movers
              name={group.title}
              index={index}
              count={groups.length}
              busy={busy}
              onMove={(to) => void move(index, to)}
            />
            <div className={styles.what}>
              <b>{group.title}</b>
              <ProductStrip ids={group.productIds} products={products} />
            </div>
            <span className={styles.does}>
              <Button size="small" variant="secondary" onClick={() => setEdited(group.id)}>
                {m.edit()}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => setRemoved({ what: 'group', name: group.title, ...group })}
              >
                {m.remove()}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {edited && (
        <GroupEditor
          key={edited}
          group={current}
          products={products}
          onClose={() => setEdited(null)}
          onDone={reload}
        />
      )}
      {removed && <Remove removal={removed} onClose={() => setRemoved(null)} onDone={reload} />}
    </>
  );
}

function Remove({
  removal: { what, name, id, version },
  onClose,
  onDone,
}: {
  removal: Removal;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  return (
    <Ask
      title={m.delete_named({ name })}
      doing={m.remove()}
      danger
      work={() =>
        what === 'banner'
          ? api.deskWindow.deleteBanner({ id, version })
          : api.deskWindow.deleteGroup({ id, version })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>{m.delete_hint()}</p>
    </Ask>
  );
}
