/** English of the departments' names, places, hours and duties. */
export const englishDepartments: Readonly<Record<string, string>> = {
  学校办公室: 'University Office',
  校办: 'University Office',
  教务处: 'Academic Affairs Office',
  研究生院: 'Graduate School',
  研院: 'Graduate School',
  学生工作处: 'Student Affairs Office',
  学工处: 'Student Affairs',
  招生就业处: 'Admissions and Careers Office',
  招就处: 'Admissions and Careers',
  人事处: 'Human Resources Office',
  财务处: 'Finance Office',
  科学技术处: 'Science and Technology Office',
  科技处: 'Science and Technology',
  国际合作与交流处: 'Office of International Cooperation and Exchange',
  国际处: 'International Office',
  后勤保障处: 'Campus Services Office',
  后勤处: 'Campus Services',
  保卫处: 'Security Office',
  资产与实验室管理处: 'Assets and Laboratories Office',
  资产处: 'Assets and Laboratories',
  信息网络中心: 'Information and Network Centre',
  网络中心: 'Network Centre',
  图书馆: 'Library',
  考试中心: 'Examination Centre',
  维修服务中心: 'Repair Centre',
  维修中心: 'Repairs',
  文学院: 'School of Humanities',
  外国语学院: 'School of Foreign Languages',
  外语学院: 'Foreign Languages',
  数学与统计学院: 'School of Mathematics and Statistics',
  数统学院: 'Mathematics and Statistics',
  物理与电子学院: 'School of Physics and Electronics',
  物电学院: 'Physics and Electronics',
  化学与材料学院: 'School of Chemistry and Materials',
  化材学院: 'Chemistry and Materials',
  生命科学学院: 'School of Life Sciences',
  生科学院: 'Life Sciences',
  计算机科学与技术学院: 'School of Computer Science and Technology',
  计算机学院: 'Computer Science',
  经济管理学院: 'School of Economics and Management',
  经管学院: 'Economics and Management',
  法学院: 'School of Law',
  艺术学院: 'School of Arts',

  '行政楼 301': 'Administration Building 301',
  '行政楼 205': 'Administration Building 205',
  '行政楼 402': 'Administration Building 402',
  '学生活动中心 201': 'Student Centre 201',
  '学生活动中心 301': 'Student Centre 301',
  '行政楼 308': 'Administration Building 308',
  '行政楼 101': 'Administration Building 101',
  '科研楼 203': 'Research Building 203',
  '行政楼 406': 'Administration Building 406',
  '后勤楼 102': 'Services Building 102',
  '东门综合楼 1 层': 'East Gate Building, ground floor',
  '科研楼 105': 'Research Building 105',
  '图文信息楼 501': 'Library and Information Building 501',
  '图文信息楼 1 至 4 层': 'Library and Information Building, floors 1 to 4',
  '行政楼 207': 'Administration Building 207',
  '后勤楼 108': 'Services Building 108',
  '人文楼 A 座': 'Humanities Building A',
  '人文楼 B 座': 'Humanities Building B',
  '理学楼 1 至 3 层': 'Science Building, floors 1 to 3',
  '理学楼 4 至 6 层': 'Science Building, floors 4 to 6',
  理化实验楼: 'Physics and Chemistry Laboratories',
  生科楼: 'Life Sciences Building',
  信息楼: 'Information Building',
  经管楼: 'Economics and Management Building',
  明德楼: 'Mingde Building',
  艺术楼: 'Arts Building',

  '周一至周五 8:30–12:00，14:00–17:30': 'Monday to Friday 8:30–12:00, 14:00–17:30',
  '周一至周五 8:20–11:50，14:00–17:30': 'Monday to Friday 8:20–11:50, 14:00–17:30',
  '窗口：周一至周五 8:30–12:00，14:00–17:30\n报警与求助：全天值班':
    'Counter: Monday to Friday 8:30–12:00, 14:00–17:30\nEmergencies: day and night',
  '阅览：每天 8:00–22:00\n办证与咨询：周一至周五 8:30–17:30':
    'Reading rooms: daily 8:00–22:00\nCards and enquiries: Monday to Friday 8:30–17:30',
  '每天 7:30–22:00，夜间只受理停水停电': 'Daily 7:30–22:00; at night only failures of water and power',

  '综合协调、公文运转、印章与校务公开，负责全校值班与信访接待。':
    'Coordination, documents, seals and disclosure; the duty office and letters from the public.',
  '本科培养方案、课程与排课、考试与成绩、学籍管理和教学质量评估。':
    'Undergraduate programmes, courses and timetables, exams and grades, enrolment and teaching quality.',
  '研究生招生、培养、学位与导师管理。': 'Postgraduate admission, programmes, degrees and supervisors.',
  '思想教育、奖助贷、心理健康、宿舍与日常事务管理。':
    'Student life: scholarships, grants and loans, counselling, dormitories and daily affairs.',
  '本科招生宣传与录取、就业指导、校园招聘和毕业生派遣。':
    'Undergraduate admission, careers advice, campus recruitment and placement of graduates.',
  '师资队伍建设、岗位聘用、薪酬社保与人事档案。':
    'Academic staff, appointments, pay and social insurance, personnel files.',
  '预算与决算、学费收缴、费用报销、科研经费和公积金管理。':
    'Budget and accounts, tuition, reimbursement, research funds and the housing fund.',
  '科研项目、成果与平台管理，技术转移和学术道德建设。':
    'Research projects, output and platforms, technology transfer and academic integrity.',
  '因公出国（境）、留学生事务、外籍专家聘请与校际交流。':
    'Official travel abroad, international students, foreign experts and exchange between universities.',
  '餐饮、公寓、水电、绿化、公车与校园基础设施维护。':
    'Canteens, housing, water and power, grounds, vehicles and upkeep of the campus.',
  '校园治安、消防与交通安全，户籍和车辆通行管理。':
    'Security, fire and traffic safety, household registration and vehicle permits.',
  '设备采购、固定资产、公房与实验室安全管理。': 'Equipment, fixed assets, university housing and laboratory safety.',
  '校园网、数据中心、统一身份认证与一站式服务门户。':
    'Campus network, data centre, single sign-on and the one-stop portal.',
  '文献借阅、电子资源、学科服务与查新，馆藏图书 210 万册。':
    'Loans, electronic resources, subject services and novelty search; 2.1 million volumes.',
  '校内考试组织与四六级、计算机等级等社会考试考务。':
    'University exams, and public ones such as the College English Test and computer proficiency.',
  '水电、门窗、家具与公共设施报修，每天 7:30 至 22:00 受理。':
    'Repairs of water, power, doors, furniture and public facilities, daily 7:30 to 22:00.',
  '汉语言文学、历史学、新闻传播学等专业，承担全校写作课程。':
    'Chinese language and literature, history, journalism; writing courses for the whole university.',
  '英语、日语、泰语、缅甸语等语种，承担全校公共外语教学。':
    'English, Japanese, Thai, Burmese and more; foreign language teaching for the whole university.',
  '数学与应用数学、统计学、数据科学，承担全校数学基础课。':
    'Mathematics, statistics, data science; mathematics courses for the whole university.',
  '物理学、电子信息工程、光电技术。': 'Physics, electronic information engineering, optoelectronics.',
  '化学、应用化学、材料科学与工程。': 'Chemistry, applied chemistry, materials science and engineering.',
  '生物科学、生态学、高原作物与生物技术。': 'Biology, ecology, highland crops and biotechnology.',
  '计算机科学与技术、软件工程、人工智能、网络空间安全。':
    'Computer science, software engineering, artificial intelligence, cyber security.',
  '经济学、会计学、工商管理、旅游管理。': 'Economics, accounting, business administration, tourism management.',
  '法学、知识产权，设模拟法庭与法律援助中心。':
    'Law and intellectual property, with a moot court and a legal aid centre.',
  '音乐学、美术学、设计学、舞蹈表演。': 'Music, fine arts, design and dance.',
};
