/** Official document style: A4 with its usual margins, title in 宋体, headings in 黑体, text in 仿宋, smaller tables. */
export const guideWordStyle = `
@page paper{size:210mm 297mm;margin:37mm 26mm 35mm 28mm;mso-page-orientation:portrait;mso-header-margin:15mm;mso-footer-margin:25mm}
div.paper{page:paper}
body{font-family:仿宋,仿宋_GB2312,FangSong,STFangsong,serif;font-size:16pt;line-height:28pt;color:#000}
p,li{margin:0;text-align:justify}
h1{margin:0 0 6pt;font-family:方正小标宋简体,宋体,SimSun,serif;font-size:22pt;line-height:34pt;font-weight:bold;text-align:center}
h2{margin:14pt 0 6pt;font-family:黑体,SimHei,sans-serif;font-size:16pt;font-weight:normal;page-break-after:avoid}
h3,h4{margin:6pt 0;font-family:楷体,KaiTi,serif;font-size:16pt;font-weight:normal}
.kind{margin:0 0 4pt;font-family:宋体,SimSun,serif;font-size:14pt;text-align:center}
.state{margin:0 0 14pt;font-family:楷体,KaiTi,serif;font-size:14pt;text-align:center}
.rich p{margin:0;text-indent:32pt}
.rich td p,.rich th p{text-indent:0;text-align:inherit}
.rich th{background:#f2f2f2;font-family:黑体,SimHei,sans-serif}
.ask{font-weight:bold;margin-top:6pt}
table{width:100%;border-collapse:collapse;mso-table-layout-alt:auto;margin:4pt 0 8pt}
th,td{border:solid windowtext .75pt;padding:3pt 5pt;font-family:宋体,SimSun,serif;font-size:12pt;line-height:18pt;font-weight:normal;text-align:left;vertical-align:middle}
thead{mso-header-rows:1;display:table-header-group}
tr{page-break-inside:avoid}
thead th,.facts th{background:#f2f2f2;font-family:黑体,SimHei,sans-serif}
thead th{text-align:center}
.facts th{width:25%}
.align-center,.rich .align-center{text-align:center;text-indent:0}
.align-right,.rich .align-right{text-align:right;text-indent:0}
.align-justify,.rich .align-justify{text-align:justify}
small{font-size:10.5pt}
ul{margin:0 0 6pt 24pt}
a{color:#000;text-decoration:none}
img{max-width:156mm}
.foot{margin-top:20pt;border-top:solid windowtext .75pt;padding-top:6pt;font-family:宋体,SimSun,serif;font-size:12pt;line-height:20pt}
`;
