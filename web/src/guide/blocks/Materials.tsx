import type { Material } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { BlockProps } from '../shown-guide.ts';
import { FileLink } from './FileLink.tsx';

const t = textsOf({ guides });

/** A table; on a phone each row is a card, and each cell says its column's name itself. */
export function Materials({ guide: { materials } }: BlockProps) {
  const files = materials.some(({ blank, sample }) => blank || sample);
  const columns = (['materialName', 'source', 'form', 'copies', 'need', 'medium'] as const).map((key) => t(key));
  return (
    <table className="guide-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {files && (
            <th scope="col" className="guide-noprint">
              {t('files')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {materials.map((material) => (
          <Row key={material.name} material={material} files={files} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ material, files }: { material: Material; files: boolean }) {
  const { name, source, form, copies, required, medium, blank, sample, note } = material;
  return (
    <tr>
      <th scope="row" className="guide-table__name">
        {name}
        {note && <span className="guide-table__note">{note}</span>}
      </th>
      <td data-label={t('source')}>{t(`source${source}`)}</td>
      <td data-label={t('form')}>{t(`form${form}`)}</td>
      <td data-label={t('copies')}>{t('copiesOf', { n: copies })}</td>
      <td data-label={t('need')}>
        <Chip tone={required ? 'warn' : 'neutral'}>{t(required ? 'required' : 'optional')}</Chip>
      </td>
      <td data-label={t('medium')}>{t(`medium${medium}`)}</td>
      {files && (
        <td data-label={t('files')} className="guide-noprint">
          <span className="guide-table__files">
            {blank && <FileLink file={blank} label={t('blank')} ariaLabel={t('downloadBlank', { name })} />}
            {sample && <FileLink file={sample} label={t('sample')} ariaLabel={t('downloadSample', { name })} />}
            {!blank && !sample && '—'}
          </span>
        </td>
      )}
    </tr>
  );
}
