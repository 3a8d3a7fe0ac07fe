import { Button } from '../Button.tsx';
import { Empty } from '../Empty.tsx';
import { ErrorNote } from '../ErrorNote.tsx';
import { Icon } from '../Icon.tsx';
import { iconNames } from '../icons/names.ts';
import { Loaded } from '../Loaded.tsx';
import { Progress } from '../Progress.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { Section } from './Section.tsx';
import { sample } from './sample.ts';

const stale = {
  data: [sample.rows[0]],
  error: sample.error,
  isPending: false,
  isFetching: false,
  refetch: () => undefined,
};
const services = [
  'leave',
  'certificate',
  'classroom',
  'card',
  'dormitory',
  'finance',
  'seal',
  'travel',
  'library',
  'network',
  'medical',
  'repair',
] as const;

export function States() {
  return (
    <>
      <Section title="Empty, ErrorNote, Loaded">
        <div className="yz-gallery__box">
          <Empty text={sample.sentence} action={<Button variant="primary">{sample.actions[0]}</Button>} />
        </div>
        <div className="yz-gallery__box">
          <ErrorNote title={sample.error.msg} code={sample.error.msgDetail} onRetry={() => undefined} />
        </div>
        <div className="yz-gallery__box">
          <Loaded query={stale}>{(rows) => <p>{rows.join()}</p>}</Loaded>
        </div>
      </Section>
      <Section title="Skeleton, Spinner, Progress">
        <div className="yz-gallery__box">
          <Skeleton shape="circle" />
          <Skeleton lines={3} />
          <Skeleton shape="block" height={48} />
        </div>
        <div className="yz-gallery__box">
          <Spinner label={sample.actions[0]} />
          <Progress label={sample.actions[0]} value={62} figure />
          <Progress label={sample.actions[0]} value={100} figure tone="good" />
          <Progress label={sample.actions[0]} value={38} figure tone="bad" />
          <Progress label={sample.actions[0]} />
        </div>
      </Section>
      <Section title="Icon">
        <div className="yz-gallery__tiles">
          {services.map((name, index) => (
            <div key={name} className={`yz-gallery__tile yz-gallery__tile--${(index % 6) + 1}`}>
              <span>
                <Icon name={name} size={24} />
              </span>
              {sample.services[index]}
            </div>
          ))}
        </div>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Section>
    </>
  );
}
