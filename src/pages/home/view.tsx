import type { Product } from '../../domains/catalogue/product.ts';
import type { ViewProps } from '../../web/page.tsx';

export default function Home({ data }: ViewProps<{ groups: { title: string; products: Product[] }[] }>) {
  return (
    <>
      {data.groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.products.map((product) => (
              <li key={product._id}>{product.name}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
