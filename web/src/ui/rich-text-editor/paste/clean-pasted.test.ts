import { richTextTags } from '@yizhan/contract/rich-text.ts';
import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

/** As Word for Windows puts a selection on the clipboard. */
const word = (
  fragment: string,
) => `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-parent:""; text-align:justify; font-family:"Calibri",sans-serif;} --></style>
</head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
${fragment}
<!--EndFragment--></body></html>`;

const listParagraph = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
lang=EN-US style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span style='font-family:宋体'>${text}</span><span lang=EN-US><o:p></o:p></span></p>\n`;

test('AD-1 a text from Word keeps headings, alignment, bold, underline and links, and loses fonts, colours and comments', () => {
  const pasted =
    word(`<h1 align=center style='text-align:center'><b><span lang=EN-US style='font-size:22.0pt;font-family:黑体'>学籍管理办法</span></b><span lang=EN-US><o:p></o:p></span></h1>
<h2 style='mso-outline-level:2'><span style='color:#C00000'>总则</span></h2>
<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span style='font-family:仿宋;mso-ascii-font-family:Calibri;color:red'>学生应当</span><b style='mso-bidi-font-weight:normal'><span style='font-family:仿宋'>按</span></b><b style='mso-bidi-font-weight:normal'><span>时</span></b><u>注册</u><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[王1]</a></span>，见<a href="https://www.example.edu.cn/a?b=1&amp;c=2"><u><span style='color:blue'>细则</span></u></a>。<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal align=right style='text-align:right'>教务处</p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>请核对</p></div></div>`);
  expect(cleanPasted(pasted).replaceAll(/>\s+</g, '><')).toBe(
    '<h2 class="align-center">学籍管理办法</h2><h3>总则</h3>' +
      '<p>学生应当<strong>按时</strong><u>注册</u>，见<a href="https://www.example.edu.cn/a?b=1&amp;c=2">细则</a>。</p>' +
      '<p class="align-right">教务处</p>',
  );
});

test('AD-1 the list paragraphs of Word become lists: nested, numbered from where they begin, bulleted', () => {
  const pasted = word(
    listParagraph('3.', '填表') +
      listParagraph('a)', '签字', 2) +
      listParagraph('b)', '盖章', 2) +
      listParagraph('4.', '提交') +
      '<p class=MsoNormal>材料：</p>' +
      listParagraph('<span style="font-family:Wingdings">Ø</span>', '学生证') +
      listParagraph('·', '照片'),
  );
  expect(cleanPasted(pasted).replaceAll(/>\s+</g, '><')).toBe(
    '<ol start="3"><li><p>填表</p><ol><li><p>签字</p></li><li><p>盖章</p></li></ol></li><li><p>提交</p></li></ol>' +
      '<p>材料：</p><ul><li><p>学生证</p></li><li><p>照片</p></li></ul>',
  );
});

test('AD-1 numbers that no list can show stay as words of their paragraph', () => {
  const pasted = word(
    listParagraph('一、', '申请') +
      "<h2 style='mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.2<span>&nbsp;&nbsp;</span></span><![endif]>受理</h2>",
  );
  expect(cleanPasted(pasted).replaceAll(/>\s+</g, '><')).toBe('<p>一、申请</p><h2>1.2 受理</h2>');
});

test('AD-1 a table of Word keeps its header, its joined cells and their alignment', () => {
  const pasted =
    word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=276 valign=top style='width:207.4pt;background:#D9D9D9'><p class=MsoNormal align=center style='text-align:center'><b>校区<o:p></o:p></b></p></td>
<td width=277 style='border:solid windowtext 1.0pt'><p class=MsoNormal>窗口</p></td></tr></thead>
<tr style='mso-yfti-irow:1'><td colspan=2 rowspan=1 style='padding:0cm'><p class=MsoNormal style='text-align:right'><span style='color:red'>东区 3 号</span></p></td></tr>
<tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td><p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p></td><td><p class=MsoNormal>二</p></td></tr>
</table>`);
  expect(cleanPasted(pasted)).toBe(
    '<table><tbody><tr><th><p class="align-center">校区</p></th><th><p>窗口</p></th></tr>' +
      '<tr><td colspan="2"><p class="align-right">东区 3 号</p></td></tr><tr><td></td><td><p>二</p></td></tr></tbody></table>',
  );
});

test('AD-1 a text from WPS keeps its list, its heading and its underline', () => {
  const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="WPS Office">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--><style>@list l0:level1{mso-level-number-format:decimal;}</style></head>
<body style="tab-interval:21pt;text-justify-trim:punctuation;"><!--StartFragment--><h2 style="mso-outline-level:2;"><b style="mso-bidi-font-weight:normal"><span style="mso-spacerun:'yes';font-family:黑体;font-size:16.0000pt;">办理条件</span></b><span style="font-size:16.0000pt;"><o:p></o:p></span></h2>
<p class="MsoNormal" style="margin-left:18.0000pt;mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="mso-spacerun:'yes'"><span style="mso-list:Ignore;">1.<span>&nbsp;</span></span></span><![endif]><span style="font-family:宋体;"><font face="宋体" color="#FF0000">在籍学生</font></span><span><o:p></o:p></span></p>
<p class="MsoNormal" style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span><span style="mso-list:Ignore;">2.<span>&nbsp;</span></span></span><![endif]><span style="text-decoration:underline;text-underline:single;">已注册</span></p><!--EndFragment--></body></html>`;
  expect(cleanPasted(pasted).replaceAll(/>\s+</g, '><')).toBe(
    '<h2>办理条件</h2><ol><li><p>在籍学生</p></li><li><p><u>已注册</u></p></li></ol>',
  );
});

test('AD-1 cells of Excel keep what its style sheet says of them; hidden rows stay away', () => {
  const pasted = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style>
<!--table {mso-displayed-decimal-separator:"\\.";}
td {padding:0px; color:black; font-weight:400; text-align:general;}
.xl65 {text-align:center; font-weight:700; background:#FFFF00;}
--></style></head><body link="#0563C1"><table border=0 cellpadding=0 width=144><!--StartFragment-->
<col width=72 span=2 style='width:54pt'><tr height=19><td height=19 class=xl65 width=72>姓名</td><td class=xl65>分数</td></tr>
<tr><td>张&nbsp;三</td><td align=right>98</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72></td></tr><![endif]>
<!--EndFragment--></table></body></html>`;
  expect(cleanPasted(pasted)).toBe(
    '<table><tbody><tr><td class="align-center"><strong>姓名</strong></td><td class="align-center"><strong>分数</strong></td></tr>' +
      '<tr><td>张 三</td><td class="align-right">98</td></tr></tbody></table>',
  );
});

test('AD-1 of a web page only the text and its form come along, in tags that rich text allows', () => {
  const pasted =
    '<meta charset="utf-8"><div class="news" style="color:#333"><h3 onclick="x()">通知</h3><section><div>各<span style="font-weight:600">学院</span>：</div>' +
    '<ul><li>甲</li><ul><li>乙</li></ul></ul><img src="https://x.example/1.png"><script>x()</script><a href="javascript:x()">看</a>' +
    '<p style="display:none">暗</p><p>1 &lt; 2<br></p></section></div>';
  const clean = cleanPasted(pasted);
  expect(clean).toBe(
    '<h2>通知</h2><p>各<strong>学院</strong>：</p><ul><li>甲<ul><li>乙</li></ul></li></ul>看<p>1 &lt; 2</p>',
  );
  for (const [, tag] of clean.matchAll(/<(\w+)/g)) expect(richTextTags).toContain(tag);
});

test('AD-1 a line that a program broke within Chinese stays whole', () => {
  expect(cleanPasted(word('<p class=MsoNormal>请在规定\n时间内 apply\nonline</p>'))).toBe(
    '<p>请在规定时间内 apply online</p>',
  );
});

test('AD-1 what was copied in an editor of ours is pasted as it is', () => {
  const own = '<table data-pm-slice="1 1 []"><tbody><tr><td class="align-center"><p>甲</p></td></tr></tbody></table>';
  expect(cleanPasted(own)).toBe(own);
});
