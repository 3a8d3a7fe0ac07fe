/** The lists every school begins with. They are stored as the school writes; their English goes by the stored text. */
export const dutyListNames = {
  title: '权责清单',
  intro: '学校各部门的职权、责任与服务事项，按部门公开，接受师生监督。',
  power: '权力清单',
  responsibility: '责任清单',
  service: '服务清单',
  negative: '负面清单',
  /** Headings that differ from the usual ones. */
  headings: {
    power: {
      ...{ code: '职权编码', title: '职权名称', category: '职权类别', dept: '行使部门', basis: '授权依据' },
      ...{ ownerA: '负责人', complaintPhone: '监督电话' },
    },
    responsibility: { title: '具体工作事项', post: '责任科室（岗位）', complaintPhone: '监督方式（投诉电话）' },
    service: { code: '事项编码' },
    negative: { title: '禁止或不予办理的情形', content: '说明' },
  },
} as const;
