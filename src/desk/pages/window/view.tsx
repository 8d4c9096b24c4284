import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { moved, Movers } from '../../parts/movers.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useAction } from '../../parts/use-action.ts';
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
const labels = { banners: 'Banners', groups: 'Groups', featured: 'Featured' };

/** The home page as it is put together: what is saved here shows at once. */
export default function WindowView({ data, search, reload }: DeskViewProps<WindowData>) {
  const part = parts.find((one) => one === search.get('part')) ?? 'banners';
  return (
    <>
      <PageHead title="Home page">
        <a href="/" target="_blank" rel="noreferrer">
          See the home page
        </a>
      </PageHead>
      <Tabs
        label="Parts of the home page"
        current={part}
        tabs={parts.map((value) => ({
          value,
          label: labels[value],
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
  const [busy, run] = useAction();
  const seen = banners.map(({ id }) => id);
  const move = async (from: number, to: number) => {
    await run(() => api.deskWindow.arrange({ what: 'banners', seen, ids: moved(seen, from, to) }));
    await reload();
  };
  return (
    <>
      <p className={styles.add}>
        <Button size="small" icon="plus" onClick={() => setEdited('new')}>
          Add a banner
        </Button>
      </p>
      {banners.length === 0 && (
        <EmptyState title="No banners yet" titleAs="h2">
          The home page begins with its groups until there is one.
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
  const [busy, run] = useAction();
  const seen = groups.map(({ id }) => id);
  const move = async (from: number, to: number) => {
    await run(() => api.deskWindow.arrange({ what: 'groups', seen, ids: moved(seen, from, to) }));
    await reload();
  };
  return (
    <>
      <p className={styles.add}>
        <Button size="small" icon="plus" onClick={() => setEdited('new')}>
          Add a group
        </Button>
      </p>
      {groups.length === 0 && (
        <EmptyState title="No groups yet" titleAs="h2">
          A group is a titled row of products on the home page.
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
                Edit
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => setRemoved({ what: 'group', name: group.title, ...group })}
              >
                Delete
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
      title={`Delete “${name}”?`}
      doing="Delete"
      danger
      work={() =>
        what === 'banner'
          ? api.deskWindow.deleteBanner({ id, version })
          : api.deskWindow.deleteGroup({ id, version })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>It leaves the home page at once. This cannot be undone.</p>
    </Ask>
  );
}
