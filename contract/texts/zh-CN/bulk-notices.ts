/** What the owner of an import or export is told when it has ended. */
export const bulkNotices = {
  import: '导入完成：{name}',
  export: '导出完成：{name}',
  undo: '撤销导入完成：{name}',
  importFailed: '导入失败：{name}',
  exportFailed: '导出失败：{name}',
  undoFailed: '撤销导入失败：{name}',
  counts: '{list}：新增 {inserted}，更新 {updated}，跳过 {skipped}，错误 {failed}。',
  rows: '{list}：共 {n} 行，文件在「我的导入导出」里，保留 24 小时。',
  undone: '{list}：处理 {n} 行，保留 {failed} 行。',
} as const;
