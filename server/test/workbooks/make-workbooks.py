"""Writes the same sheet with openpyxl, xlsxwriter, xlwt and LibreOffice. Run by hand: python3 make-workbooks.py
Debian: python3-openpyxl python3-xlsxwriter python3-xlwt libreoffice-calc-nogui"""
import datetime
import os
import shutil
import subprocess
import tempfile

import openpyxl
import xlsxwriter
import xlwt

here = os.path.dirname(os.path.abspath(__file__))
at = lambda name: os.path.join(here, name)
titles = ["学号", "姓名", "出生日期", "绩点", "在校", "备注"]
rows = [
    [1234, "张三", datetime.datetime(2000, 2, 29), 3.5, True, "O'Brien & <b>"],
    ["007", "李四", datetime.datetime(2024, 12, 31, 23, 59, 58), -0.25, False, "=1+1"],
    # This row is hidden.
    ["２０２４", "王 五", datetime.datetime(1900, 3, 1), 1e-7, None, "一行\n两行"],
]
HIDDEN, BLANK, FORMULA = 5, 6, 7


def openpyxl_file(name, date1904=False):
    book = openpyxl.Workbook()
    if date1904:
        book.epoch = openpyxl.utils.datetime.CALENDAR_MAC_1904
    sheet = book.active
    sheet.title = "学生"
    sheet["A1"], sheet["D1"] = "基本信息", "在校情况"
    sheet.merge_cells("A1:C1")
    sheet.merge_cells("D1:F1")
    for column, title in enumerate(titles, 1):
        sheet.cell(2, column, title)
    for number, row in enumerate(rows, 3):
        for column, value in enumerate(row, 1):
            if date1904 and isinstance(value, datetime.datetime) and value.year < 1904:
                value = datetime.datetime(1904, 1, 2)
            cell = sheet.cell(number, column, value)
            if value == "=1+1":
                cell.data_type = "s"
            if isinstance(value, datetime.datetime):
                cell.number_format = "yyyy-mm-dd hh:mm:ss"
    sheet["A3"].number_format = "000000"
    sheet.row_dimensions[HIDDEN].hidden = True
    for column in range(1, 7):
        sheet.cell(BLANK, column).fill = openpyxl.styles.PatternFill("solid", fgColor="FFFF00")
    book.save(at(name))


def xlsxwriter_file(name):
    book = xlsxwriter.Workbook(at(name))
    sheet = book.add_worksheet("学生")
    date = book.add_format({"num_format": 'yyyy"年"m"月"d"日"'})
    padded = book.add_format({"num_format": "000000"})
    yellow = book.add_format({"bg_color": "yellow"})
    bold = book.add_format({"bold": True})
    sheet.merge_range("A1:C1", "基本信息", bold)
    sheet.merge_range("D1:F1", "在校情况", bold)
    for column, title in enumerate(titles):
        sheet.write(1, column, title)
    for number, row in enumerate(rows, 2):
        for column, value in enumerate(row):
            if isinstance(value, datetime.datetime):
                sheet.write_datetime(number, column, value, date)
            elif isinstance(value, bool):
                sheet.write_boolean(number, column, value)
            elif value == "王 五":
                sheet.write_rich_string(number, column, bold, "王", " 五")
            elif isinstance(value, str):
                sheet.write_string(number, column, value)
            elif value is not None:
                sheet.write_number(number, column, value, padded if value == 1234 else None)
    sheet.set_row(HIDDEN - 1, None, None, {"hidden": True})
    for column in range(6):
        sheet.write_blank(BLANK - 1, column, None, yellow)
    sheet.write_formula(FORMULA - 1, 0, '="合"&"计"', None, "合计")
    sheet.write_formula(FORMULA - 1, 3, "=SUM(D3:D5)", None, 3.2500001)
    book.close()


def xlwt_file(name):
    book = xlwt.Workbook()
    sheet = book.add_sheet("学生")
    date = xlwt.easyxf(num_format_str="yyyy-mm-dd hh:mm:ss")
    sheet.write_merge(0, 0, 0, 2, "基本信息")
    sheet.write_merge(0, 0, 3, 5, "在校情况")
    for column, title in enumerate(titles):
        sheet.write(1, column, title)
    for number, row in enumerate(rows, 2):
        for column, value in enumerate(row):
            if isinstance(value, datetime.datetime):
                sheet.write(number, column, value, date)
            elif value == 1234:
                sheet.write(number, column, value, xlwt.easyxf(num_format_str="000000"))
            elif value is not None:
                sheet.write(number, column, value)
    sheet.row(HIDDEN - 1).hidden = True
    for column in range(6):
        sheet.write(BLANK - 1, column, None, xlwt.easyxf("pattern: pattern solid, fore_colour yellow"))
    book.save(at(name))


def libreoffice_file(source, name, kind):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["soffice", "--headless", "--convert-to", kind, "--outdir", folder, at(source)], check=True)
        made = os.path.splitext(source)[0] + "." + kind.split(":")[0]
        shutil.move(os.path.join(folder, made), at(name))


openpyxl_file("openpyxl.xlsx")
openpyxl_file("openpyxl-1904.xlsx", date1904=True)
xlsxwriter_file("xlsxwriter.xlsx")
xlwt_file("xlwt.xls")
libreoffice_file("xlsxwriter.xlsx", "libreoffice.xlsx", "xlsx")
libreoffice_file("xlsxwriter.xlsx", "libreoffice.xls", "xls")
