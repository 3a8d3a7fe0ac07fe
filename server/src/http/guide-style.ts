/**
 * Styles of a guide's page, for screen and print. Colours and sizes come from the portal's variables, so that the
 * reader's text size applies.
 */
export const guideStyle = `
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--page,#f4f6fa);color:var(--ink,#1a2233);font:calc(var(--text-14,14px) + 1px)/1.7 var(--font,sans-serif)}
a{color:var(--brand-ink)}
main,.foot{max-width:960px;margin:0 auto;padding:0 var(--space-5,20px)}
main{flex:1;box-sizing:border-box;width:100%}
.head{padding:28px 0 20px}
.head h1{margin:0 0 12px;font-size:var(--text-28,28px);line-height:1.3}
.head ul{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 18px;padding:0;list-style:none}
.head li{padding:2px 10px;border:1px solid var(--line,#e6eaf0);border-radius:999px;background:var(--surface,#fff);color:var(--second,#4f5a69);font-size:calc(var(--text-12,12px) + 1px)}
.go{display:inline-block;padding:9px 28px;border-radius:8px;background:var(--brand-fill);color:var(--on-brand,#fff);text-decoration:none;font-weight:600}
.go:hover{background:var(--brand-fill-hover)}
.index{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 20px;margin-bottom:16px;border:1px solid var(--line,#e6eaf0);border-radius:12px;background:var(--surface,#fff);font-size:var(--text-14,14px)}
.block{margin-bottom:16px;padding:18px 20px;border:1px solid var(--line,#e6eaf0);border-radius:12px;background:var(--surface,#fff);scroll-margin-top:12px}
.block h2{margin:0 0 12px;font-size:calc(var(--text-16,16px) + 2px)}
.block dl{margin:0 0 8px}.block dl div{display:flex;gap:16px;padding:4px 0}
.block dt{flex:none;width:7em;color:var(--faint,#647082)}.block dd{margin:0;min-width:0;overflow-wrap:anywhere}
.block ul,.block ol{margin:8px 0;padding:0;list-style:none}
.block li{padding:3px 0}.block .rich ul,.block .rich ol,.block .checks{padding-left:1.4em;list-style:disc}.block .rich ol{list-style:decimal}
.block>:last-child,.rich>:last-child,.block dl:last-child{margin-bottom:0}
.block small{display:block;color:var(--faint,#647082)}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:var(--text-14,14px)}
th,td{padding:8px 10px;border:1px solid var(--line,#e6eaf0);text-align:left;vertical-align:top}
thead th{background:var(--sunk,#f4f6fa);white-space:nowrap;font-weight:600}
tbody th{font-weight:500}
.rich .align-center{text-align:center}.rich .align-right{text-align:right}.rich .align-justify{text-align:justify}
.rich table{display:block;width:auto;margin:0 0 8px;overflow-x:auto}.rich th,.rich td{min-width:5em;overflow-wrap:break-word}.rich th{background:var(--sunk,#f4f6fa);font-weight:600}.rich td p:last-child,.rich th p:last-child{margin:0}
.rich{overflow-wrap:anywhere}.rich p{margin:0 0 8px}.rich img,.block img{max-width:100%;height:auto}
summary{font-weight:600;cursor:pointer}details{padding:6px 0}
.foot{padding-top:8px;padding-bottom:40px;color:var(--faint,#647082);font-size:calc(var(--text-12,12px) + 1px)}
.foot span{margin-right:16px}
.missing{padding:96px 0;text-align:center}.missing h1{margin:0 0 12px;font-size:calc(var(--text-20,20px) + 4px)}.missing p{margin:0 0 20px;color:var(--second,#4f5a69)}
@media(max-width:640px){.head h1{font-size:calc(var(--text-20,20px) + 2px)}.block dl div{flex-direction:column;gap:0}}
@media print{
@page{margin:16mm}
body{display:block;background:#fff;color:#000;font-size:11pt}
.landing-bar,.block,thead th{background:none}.block dt,.block small,.foot{color:#333}a{color:inherit;text-decoration:none}
.landing-menu,.landing-tools,.go,.index,.foot a,.landing-foot{display:none}.head li{border-color:#bbb;background:none;color:#000}
.landing-bar,.block{border-color:#bbb}.block{break-inside:avoid;border:0;border-top:1px solid #bbb;border-radius:0;padding:10px 0}
thead{display:table-header-group}tr{break-inside:avoid}.rich table{display:table;width:100%}.rich th,.rich td{min-width:0}
}`;
