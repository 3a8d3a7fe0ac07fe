import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import type { BlockProps } from '../shown-guide.ts';

const t = textsOf({ guides });

export function Steps({ guide: { steps } }: BlockProps) {
  return (
    <>
      {steps.rows.length > 0 && (
        <table className="guide-table guide-table--steps">
          <thead>
            <tr>
              {(['stepNumber', 'stepName', 'post', 'limit', 'stepResult'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.rows.map(({ name, post, limit, result }, at) => (
              <tr key={`${name} ${post} ${limit} ${result}`}>
                <td className="guide-table__number">
                  <span>{at + 1}</span>
                </td>
                <th scope="row" className="guide-table__name">
                  {name}
                </th>
                <td data-label={t('post')}>{post || '—'}</td>
                <td data-label={t('limit')}>{limit || '—'}</td>
                <td data-label={t('stepResult')}>{result || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {steps.picture && <img className="guide-picture" src={steps.picture.url} alt={t('flowPicture')} />}
    </>
  );
}
