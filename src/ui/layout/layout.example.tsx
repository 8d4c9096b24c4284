import type { Example } from '../example.ts';
import { Price } from '../price/price.tsx';
import { Card, Grid, Section, Stack } from './layout.tsx';

export const example: Example = {
  name: 'Layout',
  about: 'Container, Section, Grid, Stack, Card: how a page is laid out without a rule of its own.',
  wide: true,
  states: {
    'A section with a grid of cards': () => (
      <Section title="Summaries" href="/shops">
        <Grid>
          {[799, 1499, 12400].map((rupees) => (
            <Card key={rupees}>
              <Stack gap={2}>
                <h3>To pay</h3>
                <Price size="large" selling={rupees} />
                <p>Shipping comes on top of orders up to ₹799.</p>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
    ),
  },
};
