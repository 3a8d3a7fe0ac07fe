import { Button } from '../Button.tsx';
import { Chip } from '../Chip.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { Section } from './Section.tsx';
import { sample } from './sample.ts';

const sizes = [12, 14, 16, 20, 28] as const;
const tones = ['ink', 'second', 'faint', 'brand', 'good', 'warn', 'bad'] as const;

export function Layout() {
  return (
    <Section title="Stack, Row, Grid, Text">
      <Stack gap={4}>
        <Row justify="between" wrap>
          <Stack gap={1}>
            <Text as="h3" size={16} strong>
              {sample.notice}
            </Text>
            <Text as="p" tone="second">
              {sample.sentence}
            </Text>
          </Stack>
          <Button variant="primary">{sample.actions[0]}</Button>
        </Row>
        <Row align="baseline" wrap>
          {sizes.map((size) => (
            <Text key={size} size={size}>
              {sample.name}
            </Text>
          ))}
          {tones.map((tone) => (
            <Text key={tone} tone={tone} strong>
              {sample.department}
            </Text>
          ))}
        </Row>
        <Grid as="ul" least={160}>
          {sample.rows.map((row, index) => (
            <li key={row}>
              <Stack align="start" gap={1}>
                <Text ellipsis>{row}</Text>
                <Row gap={1}>
                  <Chip>{sample.states[index]}</Chip>
                  <Text size={12} tone="faint">
                    {sample.times[index]}
                  </Text>
                </Row>
              </Stack>
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
