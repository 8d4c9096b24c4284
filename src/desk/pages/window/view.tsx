import { useState } from 'react';
import * as m from '#messages/desk-window';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { ArrangedRows } from '../../parts/movers.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { useDesk } from '../../session.tsx';
import { BannerEditor } from './banner-editor.tsx';
import { BannerInList } from './banner-in-list.tsx';
import { FeaturedEditor } from './featured-editor.tsx';
import { GroupEditor } from './group-editor.tsx';
import { ProductStrip } from './product-strip.tsx';
import styles from './window.module.css';
import type { WindowData } from './window-data.ts';

type Removal = { what: 'banner' | 'group'; name: string; id: string; version: number };

/** The home page's parts. Changes are live at once. */
export default function WindowView({ data, search }: DeskViewProps<WindowData>) {
  const part = search.get('part');
  return (
    <>
      <PageHead title={m.home_page()}>
        <a href="/" target="_blank" rel="noreferrer">
          {m.view_home_page()}
        </a>
      </PageHead>
      <ListTabs
        label={m.parts_of_home()}
        name="part"
        parts={[
          ['banners', m.banners()],
          ['groups', m.groups()],
          ['featured', m.featured()],
        ]}
      />
      {part === 'groups' ? (
        <Groups data={data} />
      ) : part === 'featured' ? (
        <FeaturedEditor data={data} />
      ) : (
        <Banners data={data} />
      )}
    </>
  );
}

function Banners({ data: { banners, categories } }: { data: WindowData }) {
  const { api } = useDesk();
  const [openId, setOpenId] = useState<string | null>(null);
  const current = banners.find(({ id }) => id === openId) ?? null;
  const [removal, setRemoval] = useState<Removal | null>(null);
  return (
    <>
      <p className={styles.add}>
        <Button size="small" icon="plus" onClick={() => setOpenId('new')}>
          {m.add_banner()}
        </Button>
      </p>
      {banners.length === 0 && (
        <EmptyState title={m.no_banners_yet()} titleAs="h2">
          {m.no_banners_hint()}
        </EmptyState>
      )}
      <ArrangedRows
        rows={banners}
        nameOf={({ heading }) => heading}
        arrange={(order) => api.deskWindow.arrange({ what: 'banners', ...order })}
      >
        {(banner) => (
          <>
            <BannerInList banner={banner} />
            <RowButtons
              onEdit={() => setOpenId(banner.id)}
              onRemove={() => setRemoval({ what: 'banner', name: banner.heading, ...banner })}
            />
          </>
        )}
      </ArrangedRows>
      {openId && (
        <BannerEditor key={openId} banner={current} categories={categories} onClose={() => setOpenId(null)} />
      )}
      {removal && <Remove removal={removal} onClose={() => setRemoval(null)} />}
    </>
  );
}

function Groups({ data: { groups, products } }: { data: WindowData }) {
  const { api } = useDesk();
  const [openId, setOpenId] = useState<string | null>(null);
  const current = groups.find(({ id }) => id === openId) ?? null;
  const [removal, setRemoval] = useState<Removal | null>(null);
  return (
    <>
      <p className={styles.add}>
        <Button size="small" icon="plus" onClick={() => setOpenId('new')}>
          {m.add_group()}
        </Button>
      </p>
      {groups.length === 0 && (
        <EmptyState title={m.no_groups_yet()} titleAs="h2">
          {m.no_groups_hint()}
        </EmptyState>
      )}
      <ArrangedRows
        rows={groups}
        nameOf={({ title }) => title}
        arrange={(order) => api.deskWindow.arrange({ what: 'groups', ...order })}
      >
        {(group) => (
          <>
            <div className={styles.what}>
              <b>{group.title}</b>
              <ProductStrip ids={group.productIds} products={products} />
            </div>
            <RowButtons
              onEdit={() => setOpenId(group.id)}
              onRemove={() => setRemoval({ what: 'group', name: group.title, ...group })}
            />
          </>
        )}
      </ArrangedRows>
      {openId && (
        <GroupEditor key={openId} group={current} products={products} onClose={() => setOpenId(null)} />
      )}
      {removal && <Remove removal={removal} onClose={() => setRemoval(null)} />}
    </>
  );
}

const RowButtons = ({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => void }) => (
  <span className={styles.does}>
    <Button size="small" variant="secondary" onClick={onEdit}>
      {m.edit()}
    </Button>
    <Button size="small" variant="quiet" onClick={onRemove}>
      {m.remove()}
    </Button>
  </span>
);

function Remove({
  removal: { what, name, id, version },
  onClose,
}: {
  removal: Removal;
  onClose: () => void;
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
    >
      <p>{m.delete_hint()}</p>
    </Ask>
  );
}
