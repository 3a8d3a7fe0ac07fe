import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardMatters } from '@yizhan/contract/texts/zh-CN/card-matters.ts';
import { useId } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { CardHead } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import { FeedNote } from '../FeedNote.tsx';
import { FoldButton } from '../FoldButton.tsx';
import { useFold } from '../useFold.ts';
import { textColourOn } from './readable-colour.ts';
import './View.css';

const t = textsOf({ cardMatters });

/** A longer value does not fit a tile in the size of a figure. */
const FIGURE_LENGTH = 12;

const needsSomething = ({ currentStatusBackgroundColor }: Matter) => currentStatusBackgroundColor.typeName !== '';

/** Those that need something, and of the others as many as there is room for. */
function firstOnPhone(list: readonly Matter[]): Matter[] {
  const room = Math.max(0, cardKindLimits.mattersOnPhone - list.filter(needsSomething).length);
  const others = list.filter((matter) => !needsSomething(matter)).slice(0, room);
  return list.filter((matter) => needsSomething(matter) || others.includes(matter));
}

export function View({ data: { list } }: CardViewProps<'matters'>) {
  const id = useId();
  const { shown, folds, isOpen, toggle } = useFold(list, firstOnPhone(list));
  if (list.length === 0) return <Empty text={t('none')} size="small" />;
  return (
    <div className="matters">
      {folds && (
        <CardHead>
          <FoldButton
            isOpen={isOpen}
            controls={id}
            label={isOpen ? t('fold') : t('unfold', { n: list.length })}
            onToggle={toggle}
          />
        </CardHead>
      )}
      <ul className="matters__list" id={id}>
        {shown.map((matter) => (
          <li key={matter.id} className="matters__matter">
            <Body matter={matter} />
            <FeedNote feed={matter.feed} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Body({ matter }: { matter: Matter }) {
  const { title, url, otherInformationList, currentStatusBackgroundColor } = matter;
  const lines = otherInformationList.slice(0, cardKindLimits.matterLines);
  return (
    <>
      <div className="matters__head">
        {url ? (
          <a className="matters__title" title={title} {...toLinkProps(url)}>
            {title}
          </a>
        ) : (
          <span className="matters__title" title={title}>
            {title}
          </span>
        )}
        <Status {...currentStatusBackgroundColor} />
      </div>
      {lines.length > 0 && (
        <dl className="matters__lines">
          {lines.map(({ label, value }, at) => (
            <div
              key={`${label} ${value}`}
              className={classes('matters__line', at === 0 && 'is-first', value.length > FIGURE_LENGTH && 'is-long')}
            >
              <dt title={label}>{label}</dt>
              <dd title={value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The status text on its colour, or on a neutral background when it has none. */
function Status({ typeName, colorVal }: Matter['currentStatusBackgroundColor']) {
  if (!typeName) return null;
  if (!colorVal) return <Chip>{typeName}</Chip>;
  return (
    <span className="yz-chip matters__status" style={{ backgroundColor: colorVal, color: textColourOn(colorVal) }}>
      {typeName}
    </span>
  );
}
